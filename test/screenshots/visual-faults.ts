/** Faults of the kind that screenshots must find, as style sheets. */
import type { Page } from 'playwright-core';
import type { Mode } from './camera.js';
import type { Width } from './screenshot-pages.js';

/** A fault on one of the documentation pages. */
export interface VisualFault {
  name: string;
  /** The `name` of the page. */
  page: string;
  width: Width;
  mode: Mode;
  /** The reader's actions before the fault appears. */
  prepare?: (page: Page) => Promise<unknown>;
  css: string;
  /** Selector of an element that looks different. */
  at: string;
}

/** One fault of each kind. */
export const visualFaults: readonly VisualFault[] = [
  {
    name: 'a copy button that is transparent over code',
    page: 'callouts',
    width: 390,
    mode: 'light',
    prepare: useCode,
    css: 'octavo-code-block { --_copy: transparent !important; }',
    at: 'octavo-code-block',
  },
  {
    name: 'an active tab without its line',
    page: 'tabs',
    width: 390,
    mode: 'light',
    css: 'octavo-tabs [aria-selected=true] { border-color: transparent !important; }',
    at: 'octavo-tabs [aria-selected=true]',
  },
  {
    name: 'a grid of cards with the wrong number of columns',
    page: 'cards',
    width: 1280,
    mode: 'light',
    css: 'octavo-card-group { grid-template-columns: 1fr 1fr !important; }',
    at: 'octavo-card-group[cols="3"]',
  },
  {
    name: 'light code on a dark page',
    page: 'callouts',
    width: 390,
    mode: 'dark',
    css: 'octavo-code-block { color-scheme: light; }',
    at: 'octavo-code-block',
  },
  {
    name: 'cards without a border in light mode',
    page: 'cards',
    width: 1280,
    mode: 'light',
    css: '.card { border-color: transparent !important; }',
    at: '.card',
  },
  {
    name: 'cards without a border in dark mode',
    page: 'cards',
    width: 1280,
    mode: 'dark',
    css: '.card { border-color: transparent !important; }',
    at: '.card',
  },
  {
    name: 'a heading that is 4 px larger',
    page: 'tabs',
    width: 1280,
    mode: 'light',
    css: 'h1 { font-size: calc(2.25rem + 4px) !important; }',
    at: 'h1',
  },
];

/** Loads the scripts of the elements, and waits until the scripts of code have run. */
async function useCode(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'focusin');
  await page.locator('octavo-code-block:not([title]) > pre[role]').first().focus();
}
