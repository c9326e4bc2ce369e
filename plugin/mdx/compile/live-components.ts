/** Parts of a page's content that may have to run in a browser, as separate components. */
import { parseExpression } from '../source/javascript/parse.js';
import { freeNames } from '../source/javascript/free-names.js';

/**
 * Collects `_Live…` components: an author's component with computed props, an element with event handlers, or an
 * expression. Each is at the top level of the page's module so that a browser script can import it. Static content is
 * passed as `slots`.
 */
export class LiveComponents {
  readonly #codes: string[] = [];
  readonly #scope: { readonly props: ReadonlySet<string> };

  /** `scope` contains the names that a snippet takes from its props. */
  constructor(scope: { readonly props: ReadonlySet<string> }) {
    this.#scope = scope;
  }

  /** Adds a component that returns `body`. Returns the code that shows it in the content. */
  add(body: string, slots: readonly string[]): string {
    const name = `_Live${this.#codes.length + 1}`;
    const names = [...(slots.length > 0 ? ['_slots'] : []), ...this.#propsIn(body)];
    this.#codes.push(`const ${name} = ({ ${names.join(', ')} }) => ${body};`);
    const values = names.map((each) => (each === '_slots' ? `_slots: [${slots.join(', ')}]` : each));
    return `_h(${name}, { ${values.join(', ')} })`;
  }

  /** The code of all components. */
  code(): string {
    return this.#codes.join('\n');
  }

  /** The names in `body` that come from the props of the file. */
  #propsIn(body: string): string[] {
    const tree = parseExpression(body);
    return tree ? [...freeNames(tree)].filter((name) => name === 'props' || this.#scope.props.has(name)) : [];
  }
}
