import { h, type Node } from '../../runtime/jsx/node.js';
import { grid } from '../columns/columns.page.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, markdownLink, slotNodes, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on a tile. */
export interface TileProps extends HostProps {
  href?: string;
  title?: Node;
  description?: Node;
  /** Pictures. */
  children?: Node;
}

/** `<Tile href title description>`: a picture that leads somewhere. */
export const Tile: PageComponent<TileProps> = (props, page) => {
  const linked = requireProp(page, props.href, 'Tile', 'href', '<Tile href="/guide" title="Guide">');
  const href = linked ? String(props.href) : undefined;
  const title = inSlot('title', props.title ?? props.href, href ? 'a' : 'strong', { href });
  const description = inSlot('description', props.description);
  return h('octavo-tile', { ...hostAttributes(props) }, separate(title, description, props.children));
};

/** `<Tiles cols>`: tiles side by side, three in a row unless `cols` says otherwise. */
export const Tiles = grid('octavo-columns', 'Tiles', '3');

/** The title as a link, the description, the pictures. */
export const tileMarkdown: MarkdownForm = (element, write) => {
  const href = slotNodes(element, 'title')[0]?.attribute('href') ?? element.attribute('href');
  const title = slotText(element, 'title', write) || (element.attribute('title') ?? '');
  const description = slotText(element, 'description', write) || (element.attribute('description') ?? '');
  return joined(markdownLink(bold(title), href), description, ...write.blocks(unslotted(element)));
};
