/** Writes `/llms.txt`: an index of all pages for language models. See https://llmstxt.org */
import type { NavSection, NavItem, PageEntry, Site } from '../site/types.js';

interface Section {
  title: string;
  pages: PageEntry[];
}

/**
 * The index: the site's name, its description, and each page once, below its first group in the navigation. Pages
 * outside the navigation come last. `toAddress` turns a route into a URL.
 */
export function llmsTxt(site: Site, pages: readonly PageEntry[], toAddress: (route: string) => string): string {
  const blocks = [`# ${line(site.name)}`];
  if (site.description) blocks.push(`> ${line(site.description)}`);
  blocks.push(...(site.instructions ?? []).map((text) => text.trim()));
  for (const section of sections(site.navigation, pages)) {
    const entries = section.pages.map((page) => {
      const link = `- [${line(page.meta.title).replace(/[[\]]/g, '\\$&')}](${toAddress(page.route)})`;
      return page.meta.description ? `${link}: ${line(page.meta.description)}` : link;
    });
    blocks.push(`## ${line(section.title)}\n\n${entries.join('\n')}`);
  }
  return `${blocks.join('\n\n')}\n`;
}

function sections(root: NavSection, pages: readonly PageEntry[]): Section[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const sections = new Map<string, Section>();
  const take = (title: string, paths: Iterable<string>) => {
    for (const path of paths) {
      const page = left.get(path);
      if (!page || !left.delete(path)) continue;
      const section = sections.get(title) ?? { title, pages: [] };
      sections.set(title, section);
      section.pages.push(page);
    }
  };
  visit(root, [], take);
  take('Other pages', [...left.keys()]);
  return [...sections.values()];
}

function visit(
  navSection: NavSection,
  above: readonly string[],
  take: (title: string, paths: Iterable<string>) => void,
): void {
  const labels = navSection.label ? [...above, navSection.label] : above;
  for (const item of navSection.items) {
    const titles = item.type === 'group' && item.title ? [...labels, item.title] : labels;
    take(titles.join(' / ') || 'Pages', pathsOf(item));
  }
  for (const child of navSection.children) visit(child, labels, take);
}

function* pathsOf(item: NavItem): Generator<string> {
  if (item.type === 'page') {
    yield item.path;
    return;
  }
  if (item.root) yield item.root;
  for (const inner of item.items) yield* pathsOf(inner);
}

/** Text on one line, because a line break would end the entry. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
