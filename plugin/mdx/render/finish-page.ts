/** The last steps over the HTML of a page: heading ids, contents, tables, shadow roots. */
import { english, type Labels } from '../../../elements/labels.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { toMarkdown } from '../markdown/write-markdown.js';
import type { LocalLink, RenderedPage, TocEntry } from '../types.js';
import type { PageMeta } from '../../site/types.js';
import { contentFor } from './audience.js';
import { islandRanges } from './island-ranges.js';
import { fillWords } from './page-words.js';
import { repairNesting } from './repair-nesting.js';
import { addPageElements } from './page-elements.js';
import { addShadowRoots } from './shadow-roots.js';
import { hostSlug, slug } from './slug.js';

/** Completes the rendered content of a page. Attribute values never hold a raw `<` or `>`, so tags can be found by pattern. */
export function finishPage(
  content: string,
  meta: PageMeta,
  links: LocalLink[],
  labels: Labels = english,
): RenderedPage {
  const body = withoutTitle(fillWords(content, labels), meta.title);
  const { html: withHeadings, toc } = finishHeadings(repairNesting(contentFor('humans', body)), labels.linkHere);
  const classes = classNames(withHeadings);
  const { html, interactive } = addShadowRoots(addPageElements(wrapTables(withHeadings)), labels);
  const markdown = toMarkdown(contentFor('agents', body));
  return { meta, html, markdown, toc, elements: interactive, classes, links };
}

/** The shell shows the title; a page that begins with the same words as a heading would show it twice. */
function withoutTitle(content: string, title: string): string {
  const first = /^\s*<h1(?:\s[^<>]*)?>([\s\S]*?)<\/h1>/.exec(content);
  return first && plainText(first[1]!) === title ? content.slice(first[0].length) : content;
}

/** Gives every heading an id that is unique on the page, and an anchor to it; then other titles, where theirs is free. */
export function finishHeadings(content: string, linkHere = english.linkHere): { html: string; toc: TocEntry[] } {
  const toc: TocEntry[] = [];
  const taken = new Set(Array.from(content.matchAll(/\sid="([^"]*)"/g), (match) => match[1]!));
  const unique = uniqueIds(taken);
  const isLive = islandRanges(content);
  let isInLink = false;
  const html = content.replace(
    /<(\/?)a(?=[\s>])[^<>]*>|<h([1-6])((?:\s[^<>]*)?)>([\s\S]*?)<\/h\2>/g,
    (tag, slash: string, level: string | undefined, attributes: string, inner: string, at: number) => {
      if (level === undefined) {
        isInLink = slash === '';
        return tag;
      }
      const title = plainText(inner);
      const given = /\sid="([^"]*)"/.exec(attributes)?.[1];
      const id = given ?? unique(slug(title) || 'section');
      if (title) toc.push({ depth: Number(level), id: unescape(id), title });
      const safe = given ?? escapeHtml(id);
      const idAttribute = given === undefined ? ` id="${safe}"` : '';
      // What a live component draws must stay as it draws it.
      if (isLive(at)) return `<h${level}${idAttribute}${attributes}>${inner}</h${level}>`;
      // A link in a link would end the outer one.
      const anchor =
        isInLink || / data-no-anchor(?:=|\s|$)/.test(attributes)
          ? ''
          : `<a class="octavo-anchor" href="#${safe}" aria-label="${escapeHtml(linkHere)}"></a>`;
      return `<h${level}${idAttribute}${attributes}>${inner}${alias(title)}${anchor}</h${level}>`;
    },
  );
  return { html: finishAnchors(finishAliases(html, taken), taken), toc };
}

/** Titles of tabs and accordions are link targets too, as long as no heading has the same id. */
function finishAnchors(html: string, taken: Set<string>): string {
  return html.replace(/<span slot="anchor" data-alias="([^"]*)"><\/span>/g, (_, title: string) => {
    const id = slug(unescape(title));
    if (!id || taken.has(id)) return '';
    taken.add(id);
    return `<span slot="anchor" id="${escapeHtml(id)}"></span>`;
  });
}

/** Gives ids that are not `taken` yet, and notes them there. */
function uniqueIds(taken: Set<string>): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    let candidate = id;
    let count = counts.get(id) ?? 1;
    while (taken.has(candidate)) candidate = `${id}-${++count}`;
    counts.set(id, count);
    taken.add(candidate);
    return candidate;
  };
}

/** A second target where links in the style of code hosts would look for one. */
function alias(title: string): string {
  return `<span data-id="${escapeHtml(hostSlug(title))}"></span>`;
}

/** Second targets get their id after all headings have theirs, and only where it is free. */
function finishAliases(html: string, taken: Set<string>): string {
  return html.replace(/<span data-id="([^"]*)"><\/span>/g, (_, id: string) => {
    if (!id || taken.has(id)) return '';
    taken.add(id);
    return `<span id="${id}"></span>`;
  });
}

function plainText(html: string): string {
  const withoutIcons = html.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<annotation[\s\S]*?<\/annotation>/g, '');
  return unescape(withoutIcons.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function unescape(text: string): string {
  return text.replace(
    /&(lt|gt|quot|amp);/g,
    (_, name: 'lt' | 'gt' | 'quot' | 'amp') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name],
  );
}

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
function wrapTables(html: string): string {
  const isLive = islandRanges(html);
  return html.replace(/<table|<\/table>/g, (tag, at: number) => {
    if (isLive(at)) return tag;
    return tag === '<table' ? '<div class="octavo-table" tabindex="0"><table' : '</table></div>';
  });
}

function classNames(html: string): string[] {
  const names = new Set<string>();
  for (const match of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of match[1]!.split(/\s+/)) if (name) names.add(unescape(name));
  }
  return [...names];
}
