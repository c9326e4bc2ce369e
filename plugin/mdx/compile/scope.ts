/** The names that the content of a page can use, and their definitions. */
import { Fragment, type Component } from '../../../runtime/jsx/node.js';
import { nearest } from '../../core/text/nearest.js';
import type { Problem, Report } from '../../core/errors/errors.js';
import type { SourcePoint } from '../../core/text/source-frame.js';
import type { InlinedSnippet } from './imports/inlined-snippet.js';

export interface ScopeOptions {
  file: string;
  /** Components that need no import, by name. */
  builtins: Readonly<Record<string, Component<any, any>>>;
  /** Names that the file declares or imports. */
  declared: ReadonlySet<string>;
  /** Names whose import was not found. Used as components, they show their children. */
  missing: ReadonlySet<string>;
  /** Imported snippets whose content is known. */
  inlined: ReadonlyMap<string, InlinedSnippet>;
  /** Names of imported snippets. */
  snippets: ReadonlySet<string>;
  /** Whether other files render the file, with props. */
  isSnippet: boolean;
  report: Report;
}

/** The definition of a component name: a known function, a name in the code, or an inlined snippet. */
export type Resolved =
  | { kind: 'component'; component: Component<any, any> }
  | { kind: 'reference'; code: string }
  | { kind: 'snippet'; snippet: InlinedSnippet };

/** Resolves names, and warns about each unknown name. */
export class Scope {
  readonly options: ScopeOptions;
  /** Names that the content takes from its props. */
  readonly props = new Set<string>();
  readonly #warned = new Set<string>();

  constructor(options: ScopeOptions) {
    this.options = options;
  }

  /** Resolves the component `name`. An unknown component of a page shows its children. */
  component(name: string, at: SourcePoint): Resolved {
    const { builtins, declared, missing, inlined, isSnippet } = this.options;
    const root = name.split('.')[0]!;
    const snippet = inlined.get(name);
    if (snippet) return { kind: 'snippet', snippet };
    if (missing.has(root)) return { kind: 'component', component: Fragment };
    if (declared.has(root)) return { kind: 'reference', code: name };
    if (Object.hasOwn(builtins, name)) return { kind: 'component', component: builtins[name]! };
    if (isSnippet) {
      this.props.add(root);
      return { kind: 'reference', code: `_octavo.orChildren(${name.replaceAll('.', '?.')}, ${JSON.stringify(name)})` };
    }
    this.#unknownComponent(name, at);
    return { kind: 'component', component: Fragment };
  }

  /** Warns that `names` in an expression are not defined. */
  unknownNames(names: readonly string[], at: SourcePoint): void {
    const list = names.map((name) => JSON.stringify(name)).join(', ');
    this.#warn({
      code: 'name-unknown',
      message: `${list} ${names.length === 1 ? 'is' : 'are'} not defined on this page, so this expression shows nothing.`,
      hint: `To show the braces as text, write \\{ and \\}. To show a value, add export const ${names[0]!} = "…".`,
      ...at,
    });
  }

  /** An expression between tags, or of a prop, waits. */
  awaiting(at: SourcePoint): void {
    this.options.report.error({
      code: 'expression-await',
      message: 'An expression in the content cannot use await, because pages are rendered without waiting.',
      hint: 'Write export const value = await … in a paragraph of its own, and {value} here.',
      file: this.options.file,
      ...at,
    });
  }

  #unknownComponent(name: string, at: SourcePoint): void {
    const similar = nearest(name, Object.keys(this.options.builtins));
    this.#warn({
      code: 'component-unknown',
      message: `Unknown component <${name}>; only its content is shown.`,
      hint: similar
        ? `Did you mean <${similar}>? To use your own component, import it or export it on the page.`
        : `To use your own component, import it from a snippet or export it on the page. If it is only text, write \`<${name}>\` in backticks.`,
      ...at,
    });
  }

  /** Reports a problem once at each place: content can be compiled twice. */
  #warn(problem: Omit<Problem, 'file'>): void {
    const key = `${problem.line}:${problem.column} ${problem.message}`;
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    this.options.report.warn({ ...problem, file: this.options.file });
  }
}
