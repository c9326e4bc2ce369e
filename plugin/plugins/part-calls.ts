/** Calls the hooks of plugins that change the parts around the content of a page. */
import type { Node } from '../../runtime/jsx/node.js';
import { fileStart } from '../core/errors/errors.js';
import { isA } from '../core/errors/thrown.js';
import { getOrInsert } from '../core/text/get-or-insert.js';
import type { RenderedPage, TocEntry } from '../mdx/types.js';
import { partPage, type Maker, type PartChange, type PartChanges, type PartPage } from '../shell/page/part-changes.js';
import type { PageView } from '../shell/types.js';
import { content, headFault, isNode, whenKnown } from './author-node.js';
import { withHeadScripts, type HeadOf } from './head-scripts.js';
import type { Plugin } from './plugin.js';
import type { Registry } from './registry.js';

/** Returns the HTML of a part, perhaps later. */
export type WritePart = (part: Node, view: PageView) => Node;

/** The call of a hook for a part. */
interface PartCall {
  plugin: Plugin;
  hook: string;
  view: PageView;
}

/** The changes of `plugins`, which create nodes with `make`. */
export function partCalls(plugins: Registry, make: Maker, write: WritePart): PartChanges {
  const heads = plugins.list.filter(({ head }) => head);
  // The policy of the site is asked for the scripts of a head before its document is written.
  const called = new WeakMap<RenderedPage, HeadOf[]>();
  const headsOf = (view: PageView): HeadOf[] =>
    getOrInsert(called, view.rendered, () =>
      heads.map((plugin) => ({ plugin, node: headOf({ plugin, hook: 'head', view }) })),
    );
  const parts = plugins.list.filter(({ parts: changes }) => changes);
  return {
    part: (name, part, view, entry) =>
      parts.reduce<Node>((shown, plugin) => {
        const change = plugin.parts![name];
        return change
          ? whenKnown(shown, (node) => changed({ plugin, hook: `parts.${name}`, view }, change, node, entry))
          : shown;
      }, part),
    head: (view) => headsOf(view).map(({ node }) => node),
    scripts: async (view) =>
      heads.length > 0 ? withHeadScripts(headsOf(view), view.rendered.scripts) : view.rendered.scripts,
  };

  function headOf(call: PartCall): Node {
    const { plugin } = call;
    return nodeOf(call, (page) =>
      whenKnown(plugin.head!(page, make), (node) => {
        const fault = headFault(node);
        if (fault !== undefined) throw plugins.refused(plugin, 'head', fault);
        return node;
      }),
    );
  }

  function changed(call: PartCall, change: PartChange, part: Node, entry?: TocEntry): Node {
    // Only the functions of `toc-entry` have a further parameter.
    const rest = [make, ...(entry ? [entry] : [])] as unknown as [Maker];
    if (typeof change === 'function') return nodeOf(call, (page) => change(page, ...rest), part);
    const { wrap, before, after } = change;
    return [
      before && nodeOf(call, (page) => before(page, ...rest)),
      wrap ? nodeOf(call, (page) => wrap(part, page, ...rest), part) : part,
      after && nodeOf(call, (page) => after(page, ...rest)),
    ];
  }

  /** `instead`: the node to show if the plugin returns nothing, or fails. */
  function nodeOf({ plugin, hook, view }: PartCall, create: (page: PartPage) => Node, instead?: Node): Node {
    const { file } = view.page;
    const failed = (error: unknown): Node => {
      plugins.fail(error);
      return instead;
    };
    const read = (node: unknown): Node => {
      if (!isNode(node)) throw plugins.wrong(plugin, hook, node, content);
      if (node === undefined) return instead;
      return plugins.builtins.includes(plugin) ? node : write(node, view);
    };
    const run = (): Node => whenKnown<unknown, Node>(create(partPage(view)), read);
    try {
      const node = plugins.call(plugin, hook, file === '' ? plugins.place : fileStart(file), run);
      return isA(node, Promise) ? node.catch(failed) : node;
    } catch (error) {
      return failed(error);
    }
  }
}
