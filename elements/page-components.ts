/** The components and the Markdown of `pages.ts`. Runs in Node at build time; imports no element class. */
import type { MarkdownForm } from './markdown-form.js';
import * as aliases from './page-aliases.js';
import type { PageComponent } from './page-component.js';
import * as pages from './pages.js';

/** Aliases, and components that render plain HTML, for pages from other tools. */
export const componentAliases: ReadonlySet<string> = new Set(Object.keys(aliases));

/** Page components by their name in MDX: `Card`, `Tree.Folder`. Aliases come first. */
export const pageComponents: Record<string, PageComponent<any>> = { ...aliases };

/** The Markdown of block elements by tag. An element in neither table is written as its content. */
export const blockForms: Record<string, MarkdownForm> = {};

/** The Markdown of inline elements by tag. */
export const inlineForms: Record<string, MarkdownForm> = {};

type Pages = { [Name in keyof typeof pages]: Name extends `${string}Markdown` ? MarkdownForm : PageComponent<any> };

for (const [name, value] of Object.entries(pages satisfies Pages)) {
  const [, element, inline] = /^([a-z]\w*?)(Inline)?Markdown$/.exec(name) ?? [];
  const tag = `octavo-${element?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (element === undefined) pageComponents[name] = value as PageComponent<any>;
  else (inline ? inlineForms : blockForms)[tag] = value as MarkdownForm;
}
