/** Reads the entries of a changelog, for its feeds. */
import type { HtmlElement, HtmlNode } from '../../core/tree/html-element.js';
import { textOf } from '../../core/tree/text-of.js';
import { walkHtml } from '../../core/tree/walk-html.js';
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import type { FeedUpdate } from '../../mdx/types.js';
import { slotted, slotText } from '../../page/find-element.js';

/** Elements that feed readers show. Other elements are replaced by their content. */
const shown = new Set(
  'a b blockquote br code del em h2 h3 h4 h5 h6 hr i img li ol p pre strong table tbody td th thead tr ul'.split(' '),
);
const dropped = new Set(['script', 'style', 'svg', 'template', 'button', 'iframe', '#markup']);
const addresses = ['href', 'src'];

/** Attributes in which `<Update rss>` passes its values; removed from the page. */
const ownTitle = 'data-rss-title';
const ownDescription = 'data-rss-description';

/**
 * `tags`: all tags on the page. Must run before headings get links. Call the result afterwards: ids are added with the
 * links.
 */
export function readUpdates(page: HtmlElement, tags: ReadonlySet<string>): () => FeedUpdate[] | undefined {
  if (!tags.has('octavo-update')) return () => undefined;
  const updates: (Omit<FeedUpdate, 'id'> & { heading: HtmlElement })[] = [];
  walkHtml(page, (element) => {
    if (element.tag !== 'octavo-update') return;
    const heading = slotted(element, 'label');
    // An element that is written by hand is not an entry of a changelog.
    if (!heading) return;
    const label = textOf(heading);
    updates.push({
      heading,
      label,
      title: element.attribute(ownTitle) ?? [label, slotText(element, 'description')].filter(Boolean).join(': '),
      description: element.attribute(ownDescription),
      tags: element.elements.filter((child) => child.attribute('slot') === 'tag').map(textOf),
      content: element.children.filter((child) => typeof child === 'string' || !child.has('slot')).flatMap(feedContent),
    });
    element.remove(ownTitle);
    element.remove(ownDescription);
  });
  return () => updates.map(({ heading, ...update }) => ({ ...update, id: heading.attribute('id') ?? '' }));
}

function feedContent(node: HtmlNode): FeedUpdate['content'] {
  if (typeof node === 'string') return [node];
  const { tag } = node;
  if (dropped.has(tag)) return [];
  const content = node.shared ? [escapeHtml(node.shared.text)] : node.children.flatMap(feedContent);
  if (!shown.has(tag)) return content;
  const links = addresses.flatMap((name) => {
    const address = node.attribute(name);
    return address === undefined ? [] : [` ${name}="`, { address }, '"'];
  });
  const start = [`<${tag}`, ...links, `${attributesText({ alt: node.attribute('alt') })}>`];
  return /^(?:br|hr|img)$/.test(tag) ? start : [...start, ...content, `</${tag}>`];
}
