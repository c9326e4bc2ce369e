/** Parts of a page's content that may have to run in a browser, as components of their own. */
import { parseExpression } from './expression.js';
import { freeNames } from './free-names.js';

/**
 * Collects `_Live…` components: an author's component with its computed props, an element with handlers, an expression.
 * Each stands at the top level of the page's module, so that a script of the browser can take it from there; content
 * that needs no code comes in as `slots`.
 */
export class LiveComponents {
  readonly #codes: string[] = [];
  readonly #scope: { readonly props: ReadonlySet<string> };

  /** `scope` knows the names that a snippet takes from its props. */
  constructor(scope: { readonly props: ReadonlySet<string> }) {
    this.#scope = scope;
  }

  /** Adds a component that gives `body`, and gives the code that shows it in the content. */
  add(body: string, slots: readonly string[]): string {
    const name = `_Live${this.#codes.length + 1}`;
    const names = [...(slots.length > 0 ? ['_slots'] : []), ...this.#propsIn(body)];
    this.#codes.push(`const ${name} = ({ ${names.join(', ')} }) => ${body};`);
    const values = names.map((each) => (each === '_slots' ? `_slots: [${slots.join(', ')}]` : each));
    return `_h(${name}, { ${values.join(', ')} })`;
  }

  /** The code of all of them. */
  code(): string {
    return this.#codes.join('\n');
  }

  /** The names in `body` that the file is given by those who show it. */
  #propsIn(body: string): string[] {
    const tree = parseExpression(body);
    return tree ? [...freeNames(tree)].filter((name) => name === 'props' || this.#scope.props.has(name)) : [];
  }
}
