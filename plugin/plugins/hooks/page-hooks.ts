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
import { readJson } from './read-json.js';
import type { Registry } from '../registry.js';
import type { SiteViews } from '../site-views.js';
import type { Json, PageElement, PageInfo, VisitorTools } from '../views.js';

/** The functions that call the hooks for a page. A site without these hooks has none. */
export function pageHooks(
  registry: Registry,
  views: SiteViews,
): (entry: PageEntry) => Pick<FinishOptions, 'visit' | 'facts'> {
  const hasFacts = registry.plugins.some(({ facts }) => facts);
  const visitors = registry.list.flatMap((plugin) => (plugin.visitors ?? []).map((visitor) => ({ plugin, visitor })));
  return (entry) => ({
    async visit(phase, page, tags) {
      const called = visitors.filter(
        ({ visitor }) => (visitor.phase ?? 'content') === phase && (visitor.tags?.some((tag) => tags.has(tag)) ?? true),
      );
      const tools = toolsFor(() => views.page(entry));
      for (const { plugin, visitor } of called)
        await visit(registry, plugin, entry, page, () => visitor.visit(page, tools));
      return called.length > 0;
    },
    facts: hasFacts ? async (page) => factsOf(registry, entry, views.page(entry), page) : undefined,
  });
}

function visit(
  registry: Registry,
  plugin: SharedHooks,
  { file }: PageEntry,
  page: HtmlElement,
  run: () => void | Promise<void>,
): Promise<void> {
  return registry.call(plugin, 'visitors', fileStart(file), async () => {
    await run();
    if (registry.isBuiltin(plugin)) return;
    const fault = contentFault(page, []);
    if (fault === undefined) return;
    throw new OctavoError({
      code: 'plugin-result',
      message: `The plugin "${plugin.name}" has put ${fault} into the content of this page.`,
      hint: 'Children are text and elements from create() or copy().',
      ...fileStart(file),
    });
  });
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
  info: PageInfo,
  page: HtmlElement,
): Promise<Record<string, Json>> {
  const tools = toolsFor(() => info);
  const all: Record<string, Json> = {};
  for (const plugin of registry.plugins) {
    if (!plugin.facts) continue;
    try {
      const facts = await registry.call(plugin, 'facts', fileStart(entry.file), async () => {
        const read = readJson(await plugin.facts!(page, info, tools), 'facts');
        if ('fault' in read) throw registry.refused(plugin, 'facts', read.fault);
        return read.json;
      });
      if (facts !== undefined) all[plugin.name] = facts;
    } catch (error) {
      registry.fail(error);
    }
  }
  return all;
}

/** `PageElement` is the part of `HtmlElement` that stays, so elements are passed as they are. */
function toolsFor(page: () => PageInfo): VisitorTools {
  return {
    get page() {
      return page();
    },
    create: (tag, attributes = {}, children = []) => HtmlElement.make(tag, attributes, children as HtmlElement[]),
    text: (node) => textOf(node as HtmlElement),
    copy: (node) => copyOf(node as HtmlElement),
    walk: (node, see) => walkHtml(node as HtmlElement, (element, { parent }) => see(element, parent)),
  };
}

/** The content of a shared element is text. In a copy, it is read. */
function copyOf(element: HtmlElement): PageElement {
  return element.shared ? (parseHtml(writeContent(treeOf([element]))).elements[0] ?? element.copy()) : element.copy();
}
