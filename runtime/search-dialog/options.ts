/** The options of the list box: results, recent searches and suggestions. */
import { isSafeAddress } from '../../elements/safe-address.js';
import type { SearchPage, SearchResult } from '../search/adapter.js';
import type { Matcher } from '../search/match-ranges.js';
import { createElement, createIcon } from './create-element.js';

const icons = {
  page: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13h6M9 17h4',
  section: 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16',
  recent: 'M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  query: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM20 20l-4.7-4.7',
  enter: 'M9 10 5 14l4 4M5 14h11a4 4 0 0 0 4-4V5',
};

/** Sections of the first page. Others have one, so that more pages are in view. */
const maxOfFirst = 3;

/** An excerpt that is filled when the page's text has been loaded. */
export interface OpenExcerpt {
  href: string;
  heading: string;
  element: HTMLElement;
}

/** The pages of a result, each a group with its sections. `base`: URL of the site. */
export function resultOptions(
  { pages }: SearchResult,
  base: string,
  match: Matcher,
): { groups: HTMLElement[]; excerpts: OpenExcerpt[] } {
  const excerpts: OpenExcerpt[] = [];
  // Results of an adapter come from a server, so their URLs are checked.
  const groups = distinct(pages.filter(({ href }) => isSafeAddress(href, 'link'))).map((page, index) => {
    const href = new URL(page.href, base).href;
    const sections = (page.sections ?? []).slice(0, index === 0 ? maxOfFirst : 1);
    const text = (heading: string, known: string | undefined): HTMLElement => {
      const element = createElement('span', { class: 'excerpt' }, ...(known ? marked(known, match) : []));
      if (!known) excerpts.push({ href, heading, element });
      return element;
    };
    const first = pageOption(page, href, match, sections.length > 0 ? undefined : text('', page.excerpt));
    const others = sections.map(({ heading, id, isCode, excerpt }) =>
      option(
        { class: 'section', href: `${href}#${encodeURIComponent(id)}` },
        icons.section,
        createElement(
          'span',
          { class: 'name' },
          createElement(isCode ? 'code' : 'span', {}, ...marked(heading, match)),
        ),
        text(heading, excerpt),
      ),
    );
    first.id = `page-${index}`;
    return createElement('div', { role: 'group', 'aria-label': page.title }, first, ...others);
  });
  return { groups, excerpts };
}

/** The pages, with the path in those that would look the same. */
function distinct(pages: readonly SearchPage[]): SearchPage[] {
  const nameOf = ({ title, badge, crumbs }: SearchPage): string => JSON.stringify([title, badge, crumbs]);
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(nameOf(page), (counts.get(nameOf(page)) ?? 0) + 1);
  return pages.map((page) => (counts.get(nameOf(page)) === 1 ? page : { ...page, crumbs: [page.href] }));
}

function pageOption(
  { title, crumbs = [], badge }: SearchPage,
  href: string,
  match: Matcher,
  excerpt: HTMLElement | undefined,
): HTMLElement {
  const name = createElement(
    'span',
    { class: 'name' },
    badge ? createElement('span', { class: 'badge', 'data-name': badge }, badge) : undefined,
    ...marked(title, match),
  );
  const path = crumbs.length > 0 && createElement('span', { class: 'crumbs' }, crumbs.join(' › '));
  return option({ href }, icons.page, name, path, excerpt);
}

/** Options that search for something else. */
export function queryOptions(kind: 'recent' | 'query', queries: readonly string[]): HTMLElement[] {
  return queries.map((query) =>
    option({ 'data-query': query }, icons[kind], createElement('span', { class: 'name' }, query)),
  );
}

/** An option that is a plain link. */
export function linkOption(href: string, title: string, description?: string): HTMLElement {
  const name = createElement('span', { class: 'name' }, title);
  const text = description !== undefined && createElement('span', { class: 'crumbs' }, description);
  return option({ href }, icons.page, name, text);
}

function option(
  values: Record<string, string>,
  icon: string,
  ...text: (HTMLElement | undefined | false)[]
): HTMLElement {
  const enter = createIcon(icons.enter);
  enter.classList.add('enter');
  const content = createElement('span', { class: 'text' }, ...text);
  return createElement(
    values['href'] === undefined ? 'div' : 'a',
    { ...values, role: 'option', tabindex: '-1', 'aria-selected': 'false' },
    createIcon(icon),
    content,
    enter,
  );
}

/** Text with its matches in `<mark>`. */
export function marked(text: string, match: Matcher): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const [start, stop] of match(text)) {
    nodes.push(text.slice(end, start), createElement('mark', {}, text.slice(start, stop)));
    end = stop;
  }
  nodes.push(text.slice(end));
  return nodes.filter((node) => node !== '');
}
