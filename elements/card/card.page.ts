import { kindProp } from '../callout/callout.page.js';
import { grid } from '../columns/columns.page.js';
import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { cssColor } from '../props/css-color.js';
import { booleanProp } from '../props/boolean-prop.js';
import { enumProp } from '../props/enum-prop.js';
import { hostAttributes, type ContentProps, type HostProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { entries } from '../accordion/accordion.page.js';
import {
  bold,
  joined,
  markdownLink,
  slotNodes,
  slotOrAttribute,
  slotText,
  unslotted,
  type MarkdownForm,
} from '../markdown-form.js';

/** Props of `<Card>`. */
export interface CardProps extends ContentProps, IconProps {
  title?: Node;
  /** Text below the title, before the children. */
  description?: Node;
  /** Color of the icon; any CSS color. */
  color?: string;
  href?: string;
  /** Where the link opens: `_blank` for a new tab. */
  target?: string;
  newTab?: unknown;
  /** Puts the icon beside the text. Default `false`. */
  horizontal?: unknown;
  /** Puts the icon above the text, even if `horizontal` is set. Default `true`. */
  vertical?: unknown;
  /** Grays out the card and removes its link. Default `false`. */
  disabled?: unknown;
  /** Path or URL of an image at the top. */
  img?: string;
  /** Text of a call to action below the content. */
  cta?: Node;
  /** Shows an arrow in the corner. Default: only for links to other sites. */
  arrow?: unknown;
  /** Tints the card and adds the icon of a callout: `note`, `tip`, `info`, `warning`, `check` or `danger`. */
  type?: string;
}

/** `<Card>`: a box. With `href`, its title is a link that covers the card. The renderer resolves links and images. */
export const Card: PageComponent<CardProps> = (props, page) => {
  const host = hostAttributes(props);
  const color = cssColor(props.color);
  const attributes = {
    ...host,
    style: host.style ?? (color && `--octavo-card-color:${color}`),
    horizontal: booleanProp(props.horizontal) && !booleanProp(props.vertical),
    disabled: booleanProp(props.disabled),
    arrow: showsArrow(props),
    type: kindProp(props.type, 'Card', page),
  };
  return h(
    'octavo-card',
    attributes,
    separate(
      image(props),
      inSlot('icon', iconOf(props, page)),
      title(props),
      props.description,
      props.children,
      inSlot('cta', props.cta),
    ),
  );
};

/** `<CardGroup cols>`: cards in columns. */
export const CardGroup = grid('octavo-card-group', 'CardGroup');

function title(props: CardProps): Node {
  if (!props.href || booleanProp(props.disabled)) return inSlot('title', props.title, 'strong');
  const target = props.target ?? (booleanProp(props.newTab) ? '_blank' : undefined);
  const link = { href: String(props.href), target, rel: target === '_blank' ? 'noopener' : undefined };
  const linkedTitle = inSlot('title', props.title, 'a', link);
  return (
    linkedTitle ??
    h('a', { ...link, slot: 'title', 'aria-label': typeof props.cta === 'string' ? props.cta : props.href })
  );
}

function image({ img }: CardProps): Node {
  return img ? h('img', { slot: 'image', src: img, alt: '' }) : undefined;
}

function showsArrow({ arrow, href }: CardProps): boolean {
  if (arrow === undefined || arrow === null) return /^(?:https?:)?\/\//i.test(href ?? '');
  return Boolean(href) && booleanProp(arrow);
}

/** Props of `<GitHub.Repo>`. */
export interface RepositoryProps extends HostProps {
  /** `owner/name`, or the URL of the repository. */
  repo?: string;
  /** `inset` or `flat`. Default `inset`. @partial both look like a card in a row */
  variant?: string;
}

/** `<GitHub.Repo repo>`: a card with the name of a repository and a link to it. It makes no request to GitHub. */
export const GitHubRepo: PageComponent<RepositoryProps> = ({ repo, variant, ...host }, page) => {
  const component = 'GitHub.Repo';
  enumProp(page, variant, component, 'variant', ['inset', 'flat'], 'inset');
  if (!requireProp(page, repo, component, 'repo', '<GitHub.Repo repo="owner/name" />')) return undefined;
  const [, name] = /^(?:https?:\/\/(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(repo!.trim()) ?? [];
  if (!name)
    page.warn({
      code: 'prop-value',
      message: `<${component}> does not accept the repository "${repo}".`,
      hint: 'Write owner/name, or the URL of the repository.',
    });
  const href = name ? `https://github.com/${name}` : repo;
  return h(Card, { ...host, title: name ?? repo, href, icon: 'github', iconType: 'brands', horizontal: true });
};

/** The image, the title in bold, linked if the card is; then the content and the call to action. */
const cardMarkdown: MarkdownForm = (element, write) => {
  const [title] = slotNodes(element, 'title');
  const href = title?.attribute('href') ?? element.attribute('href');
  const name =
    slotText(element, 'title', write) || (element.attribute('title') ?? title?.attribute('aria-label') ?? '');
  const cta = slotOrAttribute(element, 'cta', write);
  return joined(
    ...write.blocks(slotNodes(element, 'image')),
    markdownLink(bold(name), href),
    ...write.blocks(unslotted(element)),
    cta,
  );
};

/** A list of cards. */
const cardGroupMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-card');

export const record = {
  components: { Card, CardGroup, 'GitHub.Repo': GitHubRepo },
  aliases: { 'Github.Repo': GitHubRepo },
  blocks: { 'octavo-card': cardMarkdown, 'octavo-card-group': cardGroupMarkdown },
  files: ['card-group', 'card'],
};
