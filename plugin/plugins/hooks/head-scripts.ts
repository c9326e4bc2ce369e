/** Finds the scripts that plugins add to the head of a page, for the policy of the site. */
import { Html, type Node } from '../../../runtime/jsx/node.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { walkAll } from '../../core/tree/walk-html.js';
import type { PageScripts } from '../../mdx/types.js';
import { findPageScripts } from '../../page/facts/page-scripts.js';
import { hostsIn } from './hosts-in.js';
import type { Plugin } from '../plugin.js';

/** The addition of a plugin to a head. */
export interface HeadOf {
  plugin: Plugin;
  node: Node;
}

/** `scripts` of the content of a page with those of its head. */
export async function withHeadScripts(
  heads: readonly HeadOf[],
  scripts: PageScripts | undefined,
): Promise<PageScripts | undefined> {
  let all = scripts;
  for (const { plugin, node } of heads) {
    const shown = await node;
    const tree = parseHtml(shown instanceof Html ? shown.value : '');
    const found = findPageScripts(tree);
    if (!found) continue;
    const { inline, handlers, hosts, ofPlugins } = all ?? { inline: [], handlers: [], hosts: [] };
    const own = { inline: [...(ofPlugins?.inline ?? [])], hosts: { ...ofPlugins?.hosts } };
    if (plugin.policy) {
      own.inline.push(...found.inline);
      all = { ...all, inline, handlers, hosts, ofPlugins: own };
      continue;
    }
    walkAll(tree, ({ tag, children }) => {
      if (tag === 'script')
        found.hosts.push(...hostsIn(children.join('')).filter((host) => !found.hosts.includes(host)));
    });
    own.hosts[plugin.name] = found.hosts;
    all = {
      ...all,
      inline: [...inline, ...found.inline],
      handlers,
      hosts: [...hosts, ...found.hosts],
      ofPlugins: own,
    };
  }
  return all;
}
