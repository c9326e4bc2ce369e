/** The text of links. */
import { nameOf } from '../../mdx/transforms/walk.js';
import { pointOf } from './finding.js';
import type { Finding, LintedPage } from './finding.js';
import { attributeOf, hasCode, showsMore, textIn } from './read-node.js';

const vague = /^(?:click|click here|here|link|this|this link|this page|read more|learn more|more|more info)[.:!]?$/i;

export function linkRules({ nodes }: LintedPage): Finding[] {
  return nodes.flatMap(({ node }): Finding[] => {
    if (nameOf(node) !== 'a' || attributeOf(node, 'href') === undefined) return [];
    if (attributeOf(node, 'aria-label') !== undefined || hasCode(node) || showsMore(node)) return [];
    const text = textIn(node).trim().replace(/\s+/g, ' ');
    if (!vague.test(text)) return [];
    return [
      {
        ...pointOf(node),
        code: 'link-text-vague',
        message: `The text of a link is "${text}".`,
        hint: 'Use the title of the target, or what the reader can do there, as the text of the link.',
      },
    ];
  });
}
