import { h, type Node } from '../../runtime/jsx/node.js';
import { grid } from '../columns/columns.page.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import {
  bold,
  joined,
  markdownLink,
  slotNodes,
  slotOrAttribute,
  unslotted,
  type MarkdownForm,
} from '../markdown-form.js';

/** Props of `<Tile>`. */
export interface TileProps extends HostProps {
  href?: string;
  title?: Node;
  description?: Node;
  /** Images. */
  children?: Node;
}

/** `<Tile href title description>`: an image with a link. */
export const Tile: PageComponent<TileProps> = (props, page) => {
  const linked = requireProp(page, props.href, 'Tile', 'href', '<Tile href="/guide" title="Guide">');
  const href = linked ? String(props.href) : undefined;
  const title = inSlot('title', props.title ?? props.href, href ? 'a' : 'strong', { href });
  const description = inSlot('description', props.description);
  return h('octavo-tile', { ...hostAttributes(props) }, separate(title, description, props.children));
};

/** `<Tiles cols>`: tiles in columns, three by default. */
export const Tiles = grid('octavo-columns', 'Tiles', '3');

/** The linked title, the description, the images. */
const tileMarkdown: MarkdownForm = (element, write) => {
  const href = slotNodes(element, 'title')[0]?.attribute('href') ?? element.attribute('href');
  const title = slotOrAttribute(element, 'title', write);
  const description = slotOrAttribute(element, 'description', write);
  return joined(markdownLink(bold(title), href), description, ...write.blocks(unslotted(element)));
};

export const record = { components: { Tile, Tiles }, blocks: { 'octavo-tile': tileMarkdown } };
