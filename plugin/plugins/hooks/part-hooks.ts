/** The hooks for the document around the content: `parts` and `head`. */
import type { Node } from '../../../runtime/jsx/node.js';
import { fileStart } from '../../core/errors/errors.js';
import type { PartChanges, PartName } from '../../shell/page/part-changes.js';
import { checkNode, headHtml, isNode, make, nodeKinds } from './make.js';
import type { PartChange, Plugin } from '../plugin.js';
import type { Registry } from '../registry.js';
import type { SiteViews } from '../site-views.js';
import type { PageView } from '../views.js';

/** The changes of plugins to the shell. */
export function changesOf(registry: Registry, views: SiteViews): PartChanges {
  const { builtins, plugins } = registry;
  const heads = plugins.filter(({ head }) => head);
  const withParts = plugins.filter(({ parts }) => parts);
  return {
    part(name, part, view) {
      const shown = builtins.reduce((node, { parts }) => (parts?.[name] ? parts[name](view) : node), part);
      return withParts.reduce((node, plugin) => {
        const change = plugin.parts![name];
        return change ? changed({ registry, plugin, page: views.document(view) }, name, change, node) : node;
      }, shown);
    },
    head: (view) => heads.map((plugin) => headOf({ registry, plugin, page: views.document(view) })),
  };
}

/** A call of a plugin for a page. */
interface Call {
  registry: Registry;
  plugin: Plugin;
  page: PageView;
}

/** `part`: with the changes of earlier plugins. */
function changed(call: Call, name: PartName, change: PartChange, part: Node): Node {
  const hook = `parts.${name}`;
  const { page } = call;
  if (typeof change === 'function') {
    const replaced = nodeOf(call, hook, () => change(page, make), part);
    return replaced === undefined ? part : replaced;
  }
  const { wrap, before, after } = change;
  return [
    before && nodeOf(call, hook, () => before(page, make)),
    wrap ? nodeOf(call, hook, () => wrap(part, page, make), part) : part,
    after && nodeOf(call, hook, () => after(page, make)),
  ];
}

function headOf({ registry, plugin, page }: Call): Node {
  return attempted({ registry, plugin, page }, 'head', undefined, () => {
    const node: unknown = plugin.head!(page, make);
    if (!isNode(node)) throw registry.wrong(plugin, 'head', node, 'elements from h() or html()');
    const result = headHtml(node);
    if (!('fault' in result)) return result;
    const hint = `Return elements such as h('meta', { … }), or HTML with html('<meta …>').`;
    throw registry.refused(plugin, 'head', result.fault, hint);
  });
}

/** `part`: the node to show if the plugin fails. */
function nodeOf(call: Call, hook: string, create: () => Node, part?: Node): Node {
  return attempted(call, hook, part, () => {
    const node: unknown = create();
    if (!isNode(node)) throw call.registry.wrong(call.plugin, hook, node, nodeKinds);
    checkNode(node, part);
    return node;
  });
}

function attempted({ registry, plugin, page }: Call, hook: string, instead: Node, create: () => Node): Node {
  const place = page.file === undefined ? registry.placeOf(plugin.name) : fileStart(page.file);
  try {
    return registry.call(plugin, hook, place, create);
  } catch (error) {
    registry.fail(error);
    return instead;
  }
}
