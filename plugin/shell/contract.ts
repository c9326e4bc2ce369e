/**
 * The hooks of the page: the names and the nesting that authors' stylesheets and scripts may rely on. The documentation and
 * the checks of rules without effect read this table, and a test finds every row on a built page.
 */
import { apiHooks } from './contract/api-hooks.js';
import { componentHooks } from './contract/component-hooks.js';
import { navigationHooks } from './contract/navigation-hooks.js';
import { pageHooks } from './contract/page-hooks.js';
import { rootHooks } from './contract/root-hooks.js';

/** The groups of hooks, in the order of the documentation. */
export const hookGroups = {
  states: 'State of the page',
  properties: 'Custom properties',
  shell: 'Around the page',
  sidebar: 'Sidebar',
  contents: 'Table of contents',
  page: 'Page',
  components: 'Components',
  api: 'API pages',
} as const;

export type HookGroup = keyof typeof hookGroups;

/** A name that authors may rely on. */
export interface Hook {
  group: HookGroup;
  /** A selector, or the name of a custom property, with all names as authors write them. */
  hook: string;
  /** Names of the elements that have it, such as `a` or `div`, or the kind of value of a custom property. */
  element: string;
  /** Describes the element, and what its box covers. */
  covers: string;
  /** Selectors of elements inside it that its box contains, except for hooks that are `inside` it. */
  contains?: readonly string[];
  /** A selector of the element around it, whose box contains it. */
  inside?: string;
  /** The pages that have it. Default: all pages, in all themes and both modes. */
  pages?: string;
}

/** The table of hooks. */
export const hooks: readonly Hook[] = [...rootHooks, ...navigationHooks, ...pageHooks, ...componentHooks, ...apiHooks];
