/** Alternative text and frames of images. */
import { decodeAddress } from '../../../addresses/encode-address.js';
import { nameOf, startOf, type PageNode } from '../../../mdx/transforms/walk.js';
import { findingAt, type Finding, type LintedPage, type PlacedNode } from './finding.js';
import {
  attributeOf,
  byCode,
  childrenOf,
  isComponent,
  isMarkdown,
  textAttribute,
} from '../../../mdx/transforms/read-node.js';

export function imageRules(page: LintedPage): Finding[] {
  const images = page.nodes.filter(({ node }) => nameOf(node) === 'img');
  const unframed = String(page.data['mode']) === 'custom' ? [] : images.filter((image) => isBare(image));
  return [
    ...images.filter(({ node }) => isVisible(node)).flatMap(({ node }) => alternative(node)),
    ...unframed.map((image) => frameFinding(image, page)),
  ];
}

function isVisible(node: PageNode): boolean {
  const role = attributeOf(node, 'role');
  const isHidden = attributeOf(node, 'aria-hidden') ?? attributeOf(node, 'ariaHidden');
  return role !== 'presentation' && role !== 'none' && (isHidden === undefined || isHidden === 'false');
}

function alternative(node: PageNode): Finding[] {
  const alt = attributeOf(node, 'alt');
  const name = textAttribute(node, 'src') ?? 'image';
  const shown = name.length > 80 ? `${name.slice(0, 77)}…` : name;
  if (
    isMarkdown(node)
      ? alt === undefined || (typeof alt === 'string' && alt.trim() === '')
      : alt === undefined || alt === true
  ) {
    const hint = isMarkdown(node)
      ? 'Describe the image between the brackets: ![The settings page with the API key field](…).'
      : 'Add alt="…" with a description of the image, or alt="" if it is only decoration.';
    const message = `The image "${shown}" has no alternative text.`;
    return findingAt(node, { code: 'image-alt-missing', message, hint });
  }
  if (typeof alt !== 'string' || !isVague(alt.trim(), name)) return [];
  return findingAt(node, {
    code: 'image-alt-vague',
    message: `The alternative text "${alt.trim()}" does not describe the image "${shown}".`,
    hint: 'Describe what the image shows, as you would to someone on the phone.',
  });
}

/** Words for any image, and names that cameras and screenshot tools give to files. */
const vagueWords =
  'alt|alt text|alternative text|capture|cleanshot|description|dscn?|figure|gif|graphic|icon|image|images|img|logo|pasted image|photo|pic|picture|placeholder|screen[ -]?shot|snapshot|text|untitled|whatsapp image';
const vagueText = new RegExp(
  `^(?:(?:an?|the) )?(?:${vagueWords})?(?:[\\s\\d_.,:()@-]|am\\b|at\\b|copy\\b|description\\b|from\\b|here\\b|of\\b|pm\\b|x\\b)*$`,
  'i',
);
const fileName = /\.(?:apng|avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp)$/i;

/** A word for an image, or a file name. Empty text marks an image as decoration. */
function isVague(alt: string, source: string): boolean {
  if (alt === '') return false;
  const file = decodeAddress(
    source
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1)!,
  );
  const name = alt.replace(fileName, '');
  return vagueText.test(name) || (name !== alt && (!/\s/.test(alt) || alt === file));
}

/** Elements and components whose content is text like the text of the page itself. */
const textual = new Set(
  'Accordion AccordionGroup Callout Check Danger Expandable Info Note ParamField ResponseField Step Steps Tab Tabs Tip Update View Warning blockquote li ol p ul'.split(
    ' ',
  ),
);

/** Whether an image is a block of its own, and not in a frame or a layout of the author. */
function isBare(image: PlacedNode): boolean {
  const { node, ancestors } = image;
  if (!ancestors.every((ancestor) => textual.has(nameOf(ancestor) ?? '')) || isSmall(node)) return false;
  if (['className', 'class', 'style'].some((name) => attributeOf(node, name) === byCode)) return false;
  const parent = ancestors.at(-1);
  if (parent && ['p', 'li'].includes(nameOf(parent)!)) return hasOnlyImages(parent);
  return node.type === 'mdxJsxFlowElement';
}

/** Icons and badges are part of the text. In pixels. */
const [leastWidth, leastHeight] = [100, 60];

function isSmall(node: PageNode): boolean {
  const size = (name: string): number => Number.parseFloat(textAttribute(node, name) ?? '') || Infinity;
  return size('width') < leastWidth || size('height') < leastHeight;
}

/** Whether a paragraph is one image, or several below each other. Badges are in a row. */
function hasOnlyImages(parent: PageNode): boolean {
  const rest = childrenOf(parent).filter((child) => !['img', 'br'].includes(nameOf(child) ?? ''));
  if (!rest.every((child) => child.type === 'text' && child.value.trim() === '')) return false;
  const lines = new Set(imagesIn(parent).map((image) => image.position?.start.line));
  return lines.size === imagesIn(parent).length;
}

function imagesIn(parent: PageNode): readonly PageNode[] {
  return childrenOf(parent).filter((child) => nameOf(child) === 'img');
}

function frameFinding(image: PlacedNode, page: LintedPage): Finding {
  const { node } = image;
  const edits = frameEdits(image, page);
  return {
    ...startOf(node),
    code: 'image-frame',
    message: 'The image is not in a <Frame>.',
    hint: 'Write <Frame> on a line before it and </Frame> on a line after it.',
    ...(edits && { edits }),
  };
}

/** Only for an image on lines of its own at the top level of the page, where indentation does not matter. */
function frameEdits(image: PlacedNode, { source, offsetOf }: LintedPage): Finding['edits'] {
  const block = blockOf(image);
  if (!block?.position || isComponent(block) || block.position.start.column !== 1 || /\r(?!\n)/.test(source))
    return undefined;
  const start = offsetOf(block.position.start);
  const end = offsetOf(block.position.end);
  const text = source.slice(start, end);
  if (!/^(?:!\[|<img\b)/.test(text) || !/^[ \t]*(?:\r?\n|$)/.test(source.slice(end))) return undefined;
  if (!/(?:^|\n)[ \t]*\r?\n$|^$/.test(source.slice(0, start))) return undefined;
  const framed = `<Frame>\n${text.replace(/^(?=.)/gm, '  ')}\n</Frame>`;
  return [{ start, end, text: framed }];
}

/** The node to put in a frame: the image, or the paragraph that has only this image. */
function blockOf({ node, ancestors }: PlacedNode): PageNode | undefined {
  const [parent, ...others] = ancestors;
  if (!parent) return node;
  return others.length === 0 && nameOf(parent) === 'p' && imagesIn(parent).length === 1 ? parent : undefined;
}
