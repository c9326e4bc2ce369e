/**
 * Finishes a page: its content as a tree, changed by one function per concern, then written as HTML and as Markdown.
 */
import { english, type Labels } from '../../elements/labels.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import { inTextTag } from '../core/tree/in-text.js';
import { joinSnippets } from './visitors/snippets-in-text.js';
import { tagsIn } from '../core/tree/walk-html.js';
import { writeContent } from '../core/tree/write-html.js';
import { toMarkdown, type OtherForms } from './markdown/write-markdown.js';
import type { LocalLink, RenderedPage } from '../mdx/types.js';
import { keepForHumans, visibilityTag } from './visitors/audience.js';
import { findPageScripts } from './facts/page-scripts.js';
import { hasBesideContent } from './facts/beside-content.js';
import { authorNames } from './facts/author-names.js';
import { classNames } from './facts/class-names.js';
import { completeFrameVideos } from './visitors/frame-videos.js';
import { joinFootnotes } from './visitors/footnotes.js';
import { finishHeadings } from './visitors/headings.js';
import { addHookNames } from './visitors/hook-names.js';
import { ShadowTemplates } from '../mdx/render/shadow-template.js';
import { repairNesting, unlinkNested } from './visitors/nesting.js';
import { removePageTitle } from './visitors/page-title.js';
import { addShadowRoots } from './visitors/shadow-roots.js';
import { topElements } from './facts/top-elements.js';
import { textSections, type TextSection } from './facts/text-sections.js';
import { wrapTables } from './visitors/tables.js';
import { readTreeLists } from './visitors/tree-lists.js';

/** When visitors of plugins are called: before the Markdown of the page is written, or at the end. */
type VisitorPhase = 'content' | 'html';

/** Options that all pages of a site share. */
export interface FinishOptions {
  /** The UI strings of elements. Default: English. */
  labels?: Labels;
  /** The shadow roots of elements. Default: none are rendered yet. */
  templates?: ShadowTemplates;
  /** Indexes the text of the page for search. Default: it is not indexed. */
  index?(sections: readonly TextSection[]): RenderedPage['search'];
  /** See `BuiltinHooks.updates`. Default: the page has none. */
  updates?(page: HtmlElement, tags: ReadonlySet<string>): () => RenderedPage['updates'];
  /** Calls the visitors of plugins. Default: there are none. Returns whether it called one. */
  visit?(phase: VisitorPhase, page: HtmlElement, tags: ReadonlySet<string>): boolean | Promise<boolean>;
  /** The facts of plugins about the page, by the name of the plugin. Default: there are none. */
  facts?(page: HtmlElement): Promise<RenderedPage['pluginFacts']>;
  /** The Markdown form of elements that plugins render, by tag. Default: there are none. */
  forms?: OtherForms;
  /** CSS of plugins for pages with an element, each with its tag or `.class`. Default: there is none. */
  styles?: readonly [key: string, css: string][];
  /** Finds the files that the page refers to. Default: there are none to find. */
  files?(page: HtmlElement): string[];
  /** Whether the page shows nothing above the content. Default: false. */
  hasOwnTop?: boolean;
}

/** Completes `page`, its rendered content. `title`: that the page shows above it; '' if it shows none. */
export async function finishPage(
  page: HtmlElement,
  title: string,
  links: LocalLink[],
  options: FinishOptions = {},
): Promise<RenderedPage> {
  const { labels = english, templates = new ShadowTemplates(), visit, updates, forms, files, hasOwnTop } = options;
  let tags = tagsIn(page);
  joinParts(page, tags);
  removePageTitle(page, title);
  if (tags.has('octavo-tree')) readTreeLists(page);
  const unlinked = unlinkNested(page);
  if (await visit?.('content', page, tags)) tags = tagsIn(page);
  const markdown = toMarkdown(page, forms);
  prepareForBrowsers(page, tags);
  const readUpdates = updates?.(page, tags);
  const { toc, ids } = finishHeadings(page, labels.linkHere);
  const read = await readContent(page, options);
  const classes = classNames(page);
  decorate(page, tags);
  addHookNames(page, tags, ids);
  await visit?.('html', page, tags);
  const names = authorNames(page);
  const top = hasOwnTop ? topElements(page) : undefined;
  const hasBeside = hasBesideContent(page);
  const { scripts: elements, styles: elementStyles } = addShadowRoots(page, labels, templates);
  const html = writeContent(page);
  return {
    html,
    markdown,
    toc,
    ids,
    elements,
    elementStyles,
    classes,
    names,
    top,
    links,
    unlinked,
    updates: readUpdates?.(),
    hasBeside,
    css: cssFor(tags, classes, options),
    scripts: findPageScripts(page, html),
    ...read,
    files: files?.(page),
  };
}

/** The styles for the elements of a page with these tags and classes. */
function cssFor(tags: ReadonlySet<string>, classes: readonly string[], { styles = [] }: FinishOptions): string {
  const isUsed = (key: string): boolean => tags.has(key) || (key.startsWith('.') && classes.includes(key.slice(1)));
  return styles.flatMap(([key, css]) => (isUsed(key) ? css : [])).join('');
}

/** Reads the page for search and for plugins. */
async function readContent(
  page: HtmlElement,
  { index, facts }: FinishOptions,
): Promise<Pick<RenderedPage, 'search' | 'pluginFacts'>> {
  return { search: index?.(textSections(page)), pluginFacts: await facts?.(page) };
}

/** Joins what the page and its snippets have together. */
function joinParts(page: HtmlElement, tags: ReadonlySet<string>): void {
  if (tags.has(inTextTag)) joinSnippets(page);
  if (tags.has('section')) joinFootnotes(page);
}

/** Removes content that only language models get, and nesting that browsers would repair. */
function prepareForBrowsers(page: HtmlElement, tags: ReadonlySet<string>): void {
  if (tags.has(visibilityTag)) keepForHumans(page);
  repairNesting(page);
}

/** Adds elements that only browsers need. */
function decorate(page: HtmlElement, tags: ReadonlySet<string>): void {
  if (tags.has('table')) wrapTables(page);
  if (tags.has('video')) completeFrameVideos(page);
}
