/** The hook `head` of a page: the additions, and their scripts for the policy of the site. */
import { Html, type Node } from '../../../runtime/jsx/node.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { walkAll } from '../../core/tree/walk-html.js';
import type { PageScripts, RenderedPage } from '../../mdx/types.js';
import { findPageScripts } from '../../page/facts/page-scripts.js';
import { hostsIn } from '../values/hosts-in.js';
import type { Plugin } from '../plugin.js';

/** The addition of a plugin to a head. */
export interface HeadOf {
  plugin: Plugin;
  node: Node;
}

/** The page with these additions and their scripts. */
export async function withHeads(heads: readonly HeadOf[], page: RenderedPage): Promise<RenderedPage> {
  let head = '';
  let { scripts } = page;
  for (const { plugin, node } of heads) {
    const written = await node;
    if (!(written instanceof Html)) continue;
    head += written.value;
    scripts = withScripts(scripts, plugin, parseHtml(written.value));
  }
  return { ...page, head, scripts };
}

const none: PageScripts = { inline: [], handlers: [], hosts: [] };

/** `tree`: the addition of the plugin. */
function withScripts(
  scripts: PageScripts | undefined,
  { name, policy }: Plugin,
  tree: HtmlElement,
): PageScripts | undefined {
  const found = findPageScripts(tree);
  if (!found) return scripts;
  const all = scripts ?? none;
  const { inline, hosts } = all.ofPlugins ?? { inline: [], hosts: {} };
  if (policy) return { ...all, ofPlugins: { inline: [...inline, ...found.inline], hosts } };
  walkAll(tree, ({ tag, children }) => {
    if (tag === 'script') found.hosts.push(...hostsIn(children.join('')));
  });
  const contacted = [...new Set(found.hosts)];
  return {
    ...all,
    inline: [...all.inline, ...found.inline],
    hosts: [...all.hosts, ...contacted],
    ofPlugins: { inline, hosts: { ...hosts, [name]: contacted } },
  };
}
