/** The module `octavo/page-module` that compiled pages and snippets import, for the browser. */
import { Fragment, h as create, type ComponentChildren, type ComponentType, type VNode } from 'preact';
import { attempt } from '../../elements/attempt.js';
import { raw } from './raw.js';

export { Fragment };

/** Creates an element. Joins lists of class names. */
export function h(
  type: ComponentType<any> | string,
  props: Record<string, unknown> | null,
  ...children: ComponentChildren[]
): VNode {
  const names = props?.['className'];
  return create(type as string, Array.isArray(names) ? { ...props, className: names.join(' ') } : props, ...children);
}

/** Renders HTML of the page as nodes. */
export function html(text: string): VNode {
  return create(Raw, { text }) as VNode;
}

function Raw({ text }: { text: string }): VNode {
  return create(Fragment, null, raw(text));
}

/** Source locations are used at build time only. */
export function locateIn(): (element: VNode) => VNode {
  return (element) => element;
}

/** Runs the expressions of a page. One that fails shows nothing. */
export function createTry(): <T>(run: () => T) => T | undefined {
  return attempt;
}

/** Problems are found at build. */
export function checkImports(): void {}

/** `component`, or if it is undefined, one that renders its children. */
export function orChildren(component: ComponentType<any> | undefined): ComponentType<any> {
  return component ?? missing;
}

/** Replaces an import whose file does not exist. */
export const missing: ComponentType<any> = Fragment;
