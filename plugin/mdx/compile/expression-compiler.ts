/** Turns the JavaScript of a page's content into parts: props, and expressions between tags. */
import { Fragment, h, isElement, withLocation, type Node, type SourceLocation } from '../../../runtime/jsx/node.js';
import type { SourcePoint } from '../../core/text/source-frame.js';
import { childTrees, type Tree } from '../source/javascript/syntax-tree.js';
import { startOf, type JsxNode } from '../transforms/walk.js';
import { parseExpression } from '../source/javascript/parse.js';
import { freeNames } from '../source/javascript/free-names.js';
import type { Literals } from './literals.js';
import { needsBrowser } from './live-code.js';
import type { LiveComponents } from './live-components.js';
import { readerData } from './bind-free-names.js';
import { code, known, type Part } from './part.js';
import type { Scope } from './scope.js';
import { staticValue, type FindComponent } from './static-value.js';

/** Compiles the expressions of one file. */
export class ExpressionCompiler {
  readonly #scope: Scope;
  readonly #literals: Literals;
  readonly #live: LiveComponents;

  constructor(scope: Scope, literals: Literals, live: LiveComponents) {
    this.#scope = scope;
    this.#literals = literals;
    this.#live = live;
  }

  /** The props of a component or element. `isLive`: they are part of a component that may run in a browser. */
  props(node: JsxNode, isLive = false): Part<unknown> {
    const at = startOf(node);
    const parts = node.attributes.map((attribute): [string | undefined, Part<unknown>] => {
      if (attribute.type === 'mdxJsxExpressionAttribute')
        return [undefined, this.#value(attribute.value.trim().replace(/^\.\.\./, ''), at, isLive)];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, known(true)];
      return [name, typeof value === 'string' ? known(value) : this.#value(value.value, at, isLive)];
    });
    if (parts.every(([, part]) => part.kind === 'known')) {
      const values = parts.map(([name, part]) =>
        name === undefined ? (part as { node: unknown }).node : { [name]: (part as { node: unknown }).node },
      );
      return known(Object.assign({}, ...values));
    }
    const codes = parts.map(([name, part]) => {
      const value = part.kind === 'code' ? part.code : this.#literals.addValue(part.node);
      return name === undefined ? `...(${value})` : `${JSON.stringify(name)}: ${value}`;
    });
    return code(`{ ${codes.join(', ')} }`);
  }

  /** The value of an attribute in braces. */
  #value(source: string, at: SourcePoint, isLive: boolean): Part<unknown> {
    const tree = parseExpression(source);
    if (!tree) return known(undefined);
    const value = staticValue(tree, this.#findComponent(at));
    if (value) return known(withPlace(value.value, { file: this.#scope.options.file, ...at }));
    if (this.#isUnusable(tree, at)) return known(undefined);
    return code(isLive ? `(${source})` : `_try(() => (${source}), ${at.line}, ${at.column})`);
  }

  /** `{…}` between tags. */
  content(source: string, at: SourcePoint): Part {
    const tree = parseExpression(source);
    if (!tree) return known(null);
    const value = staticValue(tree, this.#findComponent(at));
    if (value) return known(located(value.value, { file: this.#scope.options.file, ...at }));
    if (this.#isUnusable(tree, at)) return known(null);
    if (needsBrowser(tree)) return code(`_at(${this.#live.add(`(${source})`, [])}, ${at.line}, ${at.column})`);
    return code(
      `_at(_h(_Fragment, null, _try(() => (${source}), ${at.line}, ${at.column})), ${at.line}, ${at.column})`,
    );
  }

  #findComponent(at: SourcePoint): FindComponent {
    return (name) => {
      const { builtins, declared } = this.#scope.options;
      if (declared.has(name.split('.')[0]!)) return undefined;
      if (Object.hasOwn(builtins, name)) return builtins[name];
      const resolved = this.#scope.component(name, at);
      return resolved.kind === 'component' ? resolved.component : undefined;
    };
  }

  /** Whether the expression has no value while the page is rendered. Reports why. */
  #isUnusable(tree: object, at: SourcePoint): boolean {
    if (awaits(tree as Tree)) this.#scope.awaiting(at);
    else return this.#missingNames(tree, at);
    return true;
  }

  /** Whether a name in the expression is undefined. Snippets take such names from their props. */
  #missingNames(tree: object, at: SourcePoint): boolean {
    const { builtins, declared, isSnippet } = this.#scope.options;
    const unknown = [...freeNames(tree)].filter(
      (name) =>
        !declared.has(name) && !isAmbient(name) && !Object.hasOwn(builtins, name) && (isSnippet || name !== readerData),
    );
    if (isSnippet) unknown.forEach((name) => this.#scope.props.add(name));
    else if (unknown.length > 0) this.#scope.unknownNames(unknown, at);
    return !isSnippet && unknown.length > 0;
  }
}

/** Whether the expression itself waits, and not just a function in it. */
function awaits(tree: Tree): boolean {
  return tree.type === 'AwaitExpression' || (!/Function/.test(tree.type) && childTrees(tree).some(awaits));
}

/** Names available in every module: JavaScript's globals, the props, and React's hooks. */
function isAmbient(name: string): boolean {
  return (
    name in globalThis ||
    /^(?:props|arguments|undefined|React|window|document|localStorage|sessionStorage|navigator|location|use[A-Z]\w*)$/.test(
      name,
    )
  );
}

/** The value of a prop; elements in it have the location of the component. */
function withPlace(value: unknown, at: SourceLocation): unknown {
  if (Array.isArray(value)) return value.map((item) => withPlace(item, at));
  return isElement(value) && !value.at ? withLocation(value, at) : value;
}

/** The value as a node with its location. */
function located(value: unknown, at: SourceLocation): Node {
  if (Array.isArray(value)) return value.map((item) => located(item, at));
  if (isElement(value)) return value.at ? value : withLocation(value, at);
  if (typeof value !== 'object' || value === null) return value as Node;
  return withLocation(h(Fragment, null, value as Node), at);
}
