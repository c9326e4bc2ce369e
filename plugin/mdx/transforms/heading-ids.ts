/** Sets the ids of headings that authors write: `## Title {#id}`. */
import type { Root } from 'hast';
import type { Placeholders } from '../source/placeholders.js';
import { nameOf, walk } from './walk.js';

const headingTag = /^h[1-6]$/;

/** Changes `root` in place. */
export function headingIds(root: Root, placeholders: Placeholders): void {
  walk(root, (node) => {
    if (!headingTag.test(nameOf(node) ?? '') || !('children' in node)) return undefined;
    const last = node.children.at(-1);
    if (last?.type !== 'text') return 'skip';
    const parts = placeholders.split(last.value);
    const held = parts.at(-1);
    if (typeof held !== 'object' || held.kind !== 'heading-id') return 'skip';
    if ('properties' in node) node.properties['id'] = held.id;
    else node.data = { ...node.data, hProperties: { id: held.id } };
    last.value = last.value.slice(0, last.value.lastIndexOf('\uE000'));
    if (last.value === '') node.children.pop();
    return 'skip';
  });
}
