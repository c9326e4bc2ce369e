/** The hooks for the document around the content: `parts` and `head`. */
import { html, type Html, type Node } from '../../../runtime/jsx/node.js';
import { fileStart } from '../../core/errors/errors.js';
import { isA } from '../../core/errors/thrown.js';
import type { TocEntry } from '../../mdx/types.js';
import type { PartChanges } from '../../shell/page/part-changes.js';
import type { PageView as ShellView } from '../../shell/types.js';
import type { SharedHooks } from '../builtin.js';
import type { Maker, Part, PartChange, Plugin } from '../plugin.js';
import type { Registry } from '../registry.js';
import type { SiteViews } from '../site-views.js';
import { withHeads, type HeadOf } from './with-heads.js';
import { headHtml, isNode, nodeKinds } from '../values/make.js';

/** Writes a node of a plugin, perhaps later. */
export type WritePart = (part: Node, view: ShellView) => Html | Promise<Html>;

/** The members that all calls have in common. */
interface Calls {
  registry: Registry;
  views: SiteViews;
  make: Maker;
  write: WritePart;
}

/** A call of a hook for a page. */
interface Call extends Calls {
  plugin: SharedHooks;
  hook: string;
  view: ShellView;
  /** The result, for use after "instead of". */
  expected: string;
}

/** The changes of plugins to the shell. */
export function changesOf(calls: Calls): PartChanges {
  const { registry } = calls;
  const heads = registry.having('head');
  const withParts = [...registry.builtins, ...registry.plugins].filter(({ parts }) => parts);
  const headsOf = (view: ShellView): HeadOf[] => heads.map((plugin) => ({ plugin, node: headOf(calls, plugin, view) }));
  return {
    part(name, part, view, entry) {
      return withParts.reduce<Node>((earlier, plugin) => {
        // Only the functions of `toc-entry` get an entry.
        const change = plugin.parts?.[name] as PartChange | undefined;
        const call = { ...calls, plugin, hook: `parts.${name}`, view, expected: nodeKinds };
        return change ? whenKnown(earlier, (node) => changed(call, change, node, entry ? [entry] : [])) : earlier;
      }, part);
    },
    head(view) {
      const { head } = view.rendered;
      return head === undefined ? headsOf(view).map(({ node }) => node) : html(head);
    },
    withHead: heads.length > 0 ? (view) => withHeads(headsOf(view), view.rendered) : undefined,
  };
}

/** `part`: with the changes of earlier plugins. */
function changed(call: Call, change: PartChange, part: Node, entry: [] | [TocEntry]): Node {
  if (typeof change === 'function') return nodeOf(call, (...page) => change(...page, ...entry), part);
  const { wrap, before, after } = change;
  return [
    before && nodeOf(call, (...page) => before(...page, ...entry)),
    wrap ? nodeOf(call, (...page) => wrap(part, ...page, ...entry), part) : part,
    after && nodeOf(call, (...page) => after(...page, ...entry)),
  ];
}

function headOf(calls: Calls, plugin: Plugin, view: ShellView): Node {
  const { registry } = calls;
  const write: WritePart = (node) =>
    whenKnown(calls.write(node, view), (written) => {
      const result = headHtml(written);
      if (!('fault' in result)) return result;
      const hint = `Return elements such as h('meta', { … }), or HTML with html('<meta …>').`;
      throw registry.refused(plugin, 'head', result.fault, hint);
    });
  const call = { ...calls, write, plugin, hook: 'head', view, expected: 'elements from h() or html()' };
  return nodeOf(call, (...page) => plugin.head!(...page));
}

/** `instead`: the node to show if the plugin returns `undefined`, or fails. */
function nodeOf({ registry, views, make, write, ...call }: Call, create: Part<'content'>, instead?: Node): Node {
  const { plugin, hook, view, expected } = call;
  const page = views.document(view);
  const place = page.file === undefined ? undefined : fileStart(page.file);
  const failed = (error: unknown): Node => {
    registry.fail(error);
    return instead;
  };
  const read = (node: unknown): Node => {
    if (!isNode(node)) throw registry.wrong(plugin, hook, node, expected);
    return node === undefined ? instead : write(node, view);
  };
  try {
    const node = registry.call(plugin, hook, () => whenKnown<unknown, Node>(create(page, make), read), place);
    return isA(node, Promise) ? node.catch(failed) : node;
  } catch (error) {
    return failed(error);
  }
}

/** Calls `next` with the value, as soon as it is known. */
function whenKnown<T, Result>(value: T | Promise<T>, next: (value: T) => Result): Result | Promise<Awaited<Result>> {
  return isA(value, Promise) ? later(value, next) : next(value);
}

async function later<T, Result>(value: Promise<T>, next: (value: T) => Result): Promise<Awaited<Result>> {
  return await next(await value);
}
