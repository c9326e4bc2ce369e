/** What the code of pages and snippets imports as `octavo/page-module`, in the browser. */
import { Fragment, h as create } from 'preact';
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import { raw } from './raw.js';

export { Fragment };

/** Makes an element; lists of class names are joined. */
export function h(
  type: ComponentType<any> | string,
  props: Record<string, unknown> | null,
  ...children: ComponentChildren[]
): VNode {
  const names = props?.['className'];
  return create(type as string, Array.isArray(names) ? { ...props, className: names.join(' ') } : props, ...children);
}

/** HTML of the page as nodes. */
export function html(text: string): VNode {
  return create(Raw, { text }) as VNode;
}

function Raw({ text }: { text: string }): VNode {
  return create(Fragment, null, raw(text));
}

/** Places are for problems at build. */
export function locateIn(): (element: VNode) => VNode {
  return (element) => element;
}

/** Runs the expressions of a page; one that fails shows nothing. */
export function createTry(): <T>(run: () => T) => T | undefined {
  return (run) => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
}

/** `component`, or one that only shows its children where there is none. */
export function orChildren(component: ComponentType<any> | undefined): ComponentType<any> {
  return component ?? missing;
}

/** Stands for an import whose file does not exist. */
export const missing: ComponentType<any> = Fragment;
