/** The docs show an example of every prop of every component. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentAliases } from '../elements/page-components.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const components = JSON.parse(readFileSync(join(root, 'dist/component-props.json'), 'utf8')) as Record<
  string,
  Record<string, { effect?: { status: string } }>
>;

type Named = { name: string }[];
interface ElementDeclaration {
  tagName: string;
  attributes: Named;
  slots: Named;
  cssParts: Named;
  cssProperties: Named;
  events: Named;
}

/** Props that need no example: aliases, props of every component, and props that need extra packages. */
const elsewhere = new Set(['id', 'className', 'class', 'style', 'children', 'iconLibrary']);
const synonyms = new Set([
  'Tab.label',
  'Tab.value',
  'Icon.name',
  // Of their code fences.
  ...['Latex', 'Mermaid'].flatMap((name) => ['code', 'meta', 'title'].map((prop) => `${name}.${prop}`)),
  'CodeBlock.inline',
  'CodeBlock.twoslash',
  ...['path', 'query', 'body', 'header', 'cookie'].map((prop) => `ResponseField.${prop}`),
]);

/** The kinds of callout count as one component. */
const callouts = ['Callout', 'Check', 'Danger', 'Info', 'Note', 'Tip', 'Warning'];

/** The pages without code blocks: live examples only. */
const liveExamples = readdirSync(join(root, 'demo'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(root, 'demo', file), 'utf8').replace(/^(`{3,})[^`\n]*\n[^]*?\n\1$/gm, ''))
  .join('\n');

/** The props in all uses of a component. */
function usedProps(component: string): Set<string> {
  const uses = liveExamples.matchAll(
    new RegExp(`<${component.replace('.', '\\.')}(?=[\\s/>])((?:[^>"{]|"[^"]*"|\\{(?:[^{}]|\\{[^}]*\\})*\\})*)>`, 'g'),
  );
  const names = [...uses].flatMap(([, props = '']) =>
    props.replace(/"[^"]*"|\{(?:[^{}]|\{[^}]*\})*\}/g, '').match(/[\w-]+/g),
  );
  return new Set(names.filter((name) => name !== null));
}

test('the reference lists every attribute, slot, part, property and event of every element', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')) as {
    modules: { declarations: ElementDeclaration[] }[];
  };
  const page = readFileSync(join(root, 'demo/start/elements-reference.mdx'), 'utf8');
  const rooms = new Map(page.split('\n## `<').map((text) => [text.slice(0, text.indexOf('>')), text]));
  const elements = manifest.modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
  expect([...rooms.keys()].slice(1)).toEqual(elements.map(({ tagName }) => tagName).toSorted());
  for (const { tagName, attributes, slots, cssParts, cssProperties, events } of elements) {
    const names = [attributes, slots, cssParts, cssProperties, events].flat().map(({ name }) => name);
    const room = rooms.get(tagName) ?? '';
    expect(names.filter((name) => !room.includes(name && `| \`${name}\``))).toEqual([]);
  }
});

test.each(Object.keys(components).filter((name) => !componentAliases.has(name)))('<%s>', (component) => {
  expect(liveExamples).toMatch(new RegExp(`<${component}[\\s/>]|\`\`\`${component.toLowerCase()}`));
  const names = callouts.includes(component) ? callouts : [component];
  const used = new Set(names.flatMap((name) => [...usedProps(name)]));
  const wanted = Object.entries(components[component]!)
    .filter(([prop, { effect }]) => effect?.status !== 'unsupported' && !elsewhere.has(prop))
    .map(([prop]) => prop)
    .filter((prop) => !synonyms.has(`${component}.${prop}`));
  expect(wanted.filter((prop) => !used.has(prop))).toEqual([]);
});
