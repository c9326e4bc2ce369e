/** The hooks for the content of a page: `visitors` and `facts`. */
import { fileStart, OctavoError } from '../../core/errors/errors.js';
import { HtmlElement } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { treeOf } from '../../core/tree/render-tree.js';
import { textOf } from '../../core/tree/text-of.js';
import { walkHtml } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { PageEntry } from '../../core/model/types.js';
import { kindOf } from '../../mdx/plugins/plugin-problem.js';
import type { FinishOptions } from '../../page/finish-page.js';
import type { SharedHooks } from '../builtin.js';
import type { Registry } from '../registry.js';
import type { SiteViews } from '../site-views.js';
import type { Json, PageElement, PageInfo, VisitorTools } from '../views.js';

/** The functions that call the hooks for a page. A site without these hooks has none. */
export function pageHooks(
  registry: Registry,
  views: SiteViews,
): (entry: PageEntry) => Pick<FinishOptions, 'visit' | 'facts'> {
  const hasFacts = registry.having('facts').length > 0;
  const visitors = registry.list.flatMap((plugin) => (plugin.visitors ?? []).map((visitor) => ({ plugin, visitor })));
  return (entry) => ({
    async visit(phase, page, tags) {
      const called = visitors.filter(
        ({ visitor }) => (visitor.phase ?? 'content') === phase && (visitor.tags?.some((tag) => tags.has(tag)) ?? true),
      );
      for (const { plugin, visitor } of called) {
        const tools = new PageTools(entry, views, registry.settingsOf(plugin));
        await visit(registry, plugin, entry, page, () => visitor.visit(page, tools));
      }
      return called.length > 0;
    },
    facts: hasFacts ? async (page) => factsOf(registry, entry, views, page) : undefined,
  });
}

function visit(
  registry: Registry,
  plugin: SharedHooks,
  { file }: PageEntry,
  page: HtmlElement,
  run: () => void | Promise<void>,
): Promise<void> {
  const place = fileStart(file);
  const hook = async (): Promise<void> => {
    await run();
    if (registry.isBuiltin(plugin)) return;
    const fault = contentFault(page, []);
    if (fault === undefined) return;
    throw new OctavoError({
      code: 'plugin-result',
      message: `The plugin "${plugin.name}" has put ${fault} into the content of this page in "visitors".`,
      hint: 'Children are text and elements from create() or copy().',
      ...place,
    });
  };
  return registry.call(plugin, 'visitors', hook, place);
}

/** A value that cannot be written, for use after "put". */
function contentFault(element: HtmlElement, above: readonly unknown[]): string | undefined {
  if (above.includes(element)) return 'an element into itself, and so';
  if (!Array.isArray(element.children)) return `${kindOf(element.children)} instead of a list of children`;
  if (element.shared) return undefined;
  const path = [...above, element];
  for (const child of element.children as unknown[]) {
    if (typeof child === 'string') continue;
    const fault = child instanceof HtmlElement ? contentFault(child, path) : kindOf(child);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The facts of all plugins, by their names. A plugin that fails has none. */
async function factsOf(
  registry: Registry,
  entry: PageEntry,
  views: SiteViews,
  page: HtmlElement,
): Promise<Record<string, Json>> {
  const info = views.page(entry);
  const all: Record<string, Json> = {};
  for (const plugin of registry.having('facts')) {
    const tools = new PageTools(entry, views, registry.settingsOf(plugin));
    const hook = async (): Promise<Json | undefined> =>
      registry.data(plugin, 'facts', await plugin.facts(page, info, tools), 'facts');
    const facts = await registry.attempt(plugin, 'facts', hook, fileStart(entry.file));
    if (facts !== undefined) all[plugin.name] = facts;
  }
  return all;
}

/**
 * `PageElement` is the part of `HtmlElement` that stays, so elements are passed as they are. A class, because V8 keeps the
 * getter of an object literal, and so the page, until it collects all garbage.
 */
class PageTools implements VisitorTools {
  readonly settings: VisitorTools['settings'];
  readonly #entry: PageEntry;
  readonly #views: SiteViews;

  constructor(entry: PageEntry, views: SiteViews, settings: VisitorTools['settings']) {
    this.settings = settings;
    this.#entry = entry;
    this.#views = views;
  }

  get page(): PageInfo {
    return this.#views.page(this.#entry);
  }

  get link(): VisitorTools['link'] {
    return this.#views.link;
  }

  readonly create: VisitorTools['create'] = (tag, attributes = {}, children = []) =>
    HtmlElement.make(tag, attributes, children as HtmlElement[]);
  readonly text: VisitorTools['text'] = (node) => textOf(node as HtmlElement);
  readonly copy: VisitorTools['copy'] = (node) => copyOf(node as HtmlElement);
  readonly walk: VisitorTools['walk'] = (node, see) =>
    walkHtml(node as HtmlElement, (element, { parent }) => see(element, parent));
}

/** The content of a shared element is text. In a copy, it is read. */
function copyOf(element: HtmlElement): PageElement {
  return element.shared ? (parseHtml(writeContent(treeOf([element]))).elements[0] ?? element.copy()) : element.copy();
}
