/** The text of links. */
import { nameOf, type PageNode } from '../../../mdx/transforms/walk.js';
import { findingAt, type Finding, type LintedPage } from './finding.js';
import {
  attributeOf,
  childrenOf,
  hasCode,
  showsMore,
  textAttribute,
  textIn,
} from '../../../mdx/transforms/read-node.js';

const vague = new RegExp(
  `^(?:${[
    '(?:(?:click|go|look|see|check|over|right) )?here|click(?: (?:on )?this(?: link)?)?',
    'link|that|these|those',
    'this(?: (?:article|blog|doc|document|documentation|example|guide|link|one|page|post|section|site|tutorial|video|website))?',
    '(?:read|learn|see|find out|view|show)(?: (?:more|details|it|this))',
    '(?:more )?(?:details|info|information)|more',
  ].join('|')})?$`,
  'i',
);

/** Punctuation, arrows and spaces around the words. */
const around = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

export function linkRules({ nodes }: LintedPage): Finding[] {
  return nodes.flatMap(({ node }): Finding[] => {
    if (nameOf(node) !== 'a' || attributeOf(node, 'href') === undefined) return [];
    if (isLabeled(node) || hasCode(node) || showsMore(node) || isName(node)) return [];
    const text = textIn(node).trim().replace(/\s+/g, ' ');
    const words = text.replace(around, '');
    if (!vague.test(words) || isTitleOfTarget(words, node)) return [];
    return findingAt(node, {
      code: 'link-text-vague',
      message: text === '' ? 'A link has no text.' : `The text of a link is "${text}".`,
      hint: 'Use the title of the target, or what the reader can do there, as the text of the link.',
    });
  });
}

/** Whether a link has a label that screen readers read instead. */
function isLabeled(node: PageNode): boolean {
  const label = attributeOf(node, 'aria-label') ?? attributeOf(node, 'ariaLabel');
  return label !== undefined && label !== true && label !== '';
}

/** Whether the text is code, such as the name of a command. */
function isName(node: PageNode): boolean {
  return childrenOf(node).some((child) => nameOf(child) === 'code' || isName(child));
}

/** `[Details](#details)`: the heading that the link points to has the same words. */
function isTitleOfTarget(words: string, node: PageNode): boolean {
  return words !== '' && (textAttribute(node, 'href') ?? '').endsWith(`#${words.toLowerCase().replaceAll(' ', '-')}`);
}
