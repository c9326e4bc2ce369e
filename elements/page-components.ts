/** The tables of all records in `pages.ts`. Runs in Node at build time; imports no element class. */
import type { MarkdownForm } from './markdown-form.js';
import type { ElementRecord, PageComponent } from './page-component.js';
import * as pages from './pages.js';

/** The records by the folder of their elements. */
export const records: Readonly<Record<string, ElementRecord>> = pages;

/** Aliases, and components that render plain HTML, for pages from other tools. */
const aliases: Record<string, PageComponent<any>> = merged('aliases');
export const componentAliases: ReadonlySet<string> = new Set(Object.keys(aliases));

/** Page components by their name in MDX: `Card`, `Tree.Folder`. Aliases come first. */
export const pageComponents: Record<string, PageComponent<any>> = { ...aliases, ...merged('components') };

/** The Markdown of block elements by tag. */
export const blockForms: Record<string, MarkdownForm> = merged('blocks');

/** The Markdown of inline elements by tag. */
export const inlineForms: Record<string, MarkdownForm> = merged('inlines');

function merged<K extends Exclude<keyof ElementRecord, 'files'>>(table: K): NonNullable<ElementRecord[K]> {
  return Object.assign({}, ...Object.values(records).map((record) => record[table]));
}
