/**
 * Modules that pages and snippets import by name and that this process has loaded. They are shared, so that a value
 * created in a page has the same class here.
 */
import { ESModulesEvaluator, type ModuleRunnerContext } from 'vite/module-runner';
import * as jsxRuntime from '../../../runtime/jsx/jsx-runtime.js';
import * as reactExports from '../../../runtime/jsx/react.js';
import { withLocation, type Component, type Element } from '../../../runtime/jsx/node.js';
import * as pageModule from '../render/module-runtime.js';
import { usualPaths } from '../../core/text/plain-folder.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';

const prefix = '\0octavo:';

/** As in the package, the default export has all others. */
const react = { ...reactExports, default: { ...reactExports } };

const modules: Record<string, object> = {
  'octavo/page-components': {},
  'octavo/page-module': pageModule,
  'octavo/jsx-runtime': jsxRuntime,
  'octavo/jsx-dev-runtime': jsxRuntime,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxRuntime,
  'react-dom': react,
};

/** The id of a module of this process; `undefined` for every other name. */
export function processModuleId(specifier: string): string | undefined {
  return Object.hasOwn(modules, specifier) ? prefix + specifier : undefined;
}

/** Whether `id` belongs to a module of this process. */
export function isProcessModule(id: string): boolean {
  return id.startsWith(prefix) && Object.hasOwn(modules, id.slice(prefix.length));
}

/** The place of JSX in a script, which compilers add for development. */
interface JsxSource {
  /** Absolute. */
  fileName: string;
  lineNumber: number;
  columnNumber: number;
}

/** The JSX runtime for scripts in the docs folder `root`: a problem of an element is reported where it was written. */
function locatingRuntime(root: string): object {
  return {
    ...jsxRuntime,
    jsxDEV(type: Element['type'], props: Element['props'], key?: Element['key'], _isStatic?: boolean, at?: JsxSource) {
      const element = jsxRuntime.jsx(type, props, key);
      const file = at && usualPaths(at.fileName);
      if (!file || !isInside(root, file)) return element;
      return withLocation(element, { file: relativePath(root, file), line: at.lineNumber, column: at.columnNumber });
    },
  };
}

/** Evaluates modules like Vite, but shares the modules of this process. */
export class ProcessModulesEvaluator extends ESModulesEvaluator {
  readonly #modules: Readonly<Record<string, object>>;

  /** `root` is the docs folder. `components`: see `CompileOptions`. */
  constructor(root: string, components: Readonly<Record<string, Component<any, any>>>) {
    super();
    this.#modules = {
      ...modules,
      'octavo/page-components': pageModule.componentExports(components),
      'octavo/jsx-dev-runtime': locatingRuntime(root),
    };
  }

  override async runInlinedModule(
    context: ModuleRunnerContext,
    code: string,
    module?: { id: string },
  ): Promise<unknown> {
    if (!module || !isProcessModule(module.id)) return super.runInlinedModule(context, code);
    return Object.assign(context.__vite_ssr_exports__, this.#modules[module.id.slice(prefix.length)]);
  }
}
