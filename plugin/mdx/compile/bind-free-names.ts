/** Binds names that authors use without an import: components and React's hooks. */
import * as hooks from '../../../runtime/jsx/hooks.js';
import { parseStatements } from '../source/javascript/parse.js';
import { freeNames } from '../source/javascript/free-names.js';

const hookNames = new Set(Object.keys(hooks));

/** The reader's data on the hosted service. A static site has none. */
export const readerData = 'user';

/** Statements that bind the components, hooks and reader's data in `names`. */
export function bindings(names: Iterable<string>, builtins: object): string {
  const all = [...names];
  const components = all.filter((name) => hasComponent(name, builtins));
  const used = all.filter((name) => hookNames.has(name) && !components.includes(name));
  let text = '';
  if (used.length > 0) text += `import { ${used.join(', ')} } from 'react';\n`;
  if (all.includes('React')) text += `import React from 'react';\n`;
  if (components.length > 0) text += `import { ${components.join(', ')} } from 'octavo/page-components';\n`;
  if (all.includes(readerData)) text += `const ${readerData} = {};\n`;
  return text;
}

/** Whether authors can use `name` without an import. */
export function isBound(name: string, builtins: object): boolean {
  return name === 'React' || hookNames.has(name) || hasComponent(name, builtins);
}

function hasComponent(name: string, builtins: object): boolean {
  return Object.hasOwn(builtins, name) || Object.keys(builtins).some((key) => key.startsWith(`${name}.`));
}

/**
 * The code of a snippet file (JavaScript, JSX compiled) with its free names bound. Line numbers do not change. Invalid
 * code is returned unchanged.
 */
export function bindFreeNames(code: string, builtins: object): string {
  const program = parseStatements(code);
  if (!program) return code;
  return (bindings(freeNames(program), builtins) + globalReact(code)).replaceAll('\n', ' ') + code;
}

/** Statements that set the global `React`, if `code` uses it as the property of an object. */
export function globalReact(code: string): string {
  if (!/\b(?:globalThis|window|self)\s*(?:\?\.|\.|\[\s*['"])\s*React\b/.test(code)) return '';
  return `import _React from 'react';\nglobalThis.React ??= _React;\n`;
}
