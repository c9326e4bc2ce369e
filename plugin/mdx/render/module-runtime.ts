/** Exports of `octavo/page-module`, which the code of compiled pages imports. */
import { Fragment, h, html, withLocation, type Component, type Element, type Node } from '../../../runtime/jsx/node.js';
import { addIsland, islandOf } from '../../../runtime/jsx/islands.js';
import type { TakenName } from '../compile/imports/missing-export.js';
import type { PageHost } from './page-host.js';

export { createGuard } from '../islands/guard.js';
export { Fragment, h, html };

type Components = Readonly<Record<string, Component<any, any>>>;

/** Exports of `octavo/page-components`: the components that need no import, with their members (`Tree.Folder`). */
export function componentExports(components: Components): Components {
  const names = new Set(Object.keys(components).map((name) => name.split('.')[0]!));
  return Object.fromEntries([...names].map((name) => [name, withMembers(name, components)]));
}

function withMembers(name: string, components: Components): Component<any, any> {
  const members = Object.keys(components).filter((key) => key.startsWith(`${name}.`));
  const component = components[name] ?? Fragment;
  if (members.length === 0) return component;
  const wrapper: Component<any, any> = (props, page) => component(props, page);
  return Object.assign(
    wrapper,
    Object.fromEntries(members.map((key) => [key.slice(name.length + 1), components[key]])),
  );
}

/** Returns a function that sets the source location of elements of `file`. */
export function locateIn(file: string): (element: Element, line?: number, column?: number) => Element {
  return (element, line, column) =>
    line === undefined || column === undefined ? element : withLocation(element, { file, line, column });
}

/**
 * Returns a function that runs an expression of a page. If it throws, nothing is shown and the error is reported at its
 * location.
 */
export function createTry(
  host: PageHost,
  file: string,
): <T>(run: () => T, line: number, column: number) => T | undefined {
  return (run, line, column) => {
    try {
      return run();
    } catch (error) {
      host.expressionFailed(error, { file, line, column });
      return undefined;
    }
  };
}

/** Reports the imported names of `file` that have no value. */
export function checkImports(
  host: PageHost,
  file: string,
  imports: readonly [value: () => unknown, taken: TakenName][],
): void {
  for (const [value, taken] of imports) if (value() === undefined) host.importMissing(file, taken);
}

/** `component`, or one that shows its children and reports that `name` is not defined. */
export function orChildren(component: Component<any, any> | undefined, name: string): Component<any, PageHost> {
  const shownChildren: Component<Record<string, unknown>, PageHost> = ({ children }, host) => {
    host.nameMissing(name);
    return children as Node;
  };
  return component ?? shownChildren;
}

/** Placeholder for an import whose file does not exist. */
export const missing: Component = Fragment;

/** Registers the values of a module (`file`) that need a browser, directly or through values they use. */
export function islands(
  file: string,
  values: readonly [name: string, value: unknown, isLive: boolean, imported: readonly unknown[]][],
): void {
  for (const [name, value, isLive, imported] of values)
    if (isLive || imported.some((each) => islandOf(each))) addIsland(value, { file, name });
}

/** A module's content as a component for importing files. */
export type Content = Component<Record<string, unknown>, PageHost>;
