/** Numbers of procedures. Only lists that are certainly procedures are reported. */
import { nameOf, type PageNode, type PageParent } from '../../../mdx/transforms/walk.js';
import { findingAt, type Finding, type LintedPage, type PlacedNode } from './finding.js';
import { childrenOf, textIn } from '../../../mdx/transforms/read-node.js';

/** The beginning of an item that has a position in a procedure. */
const ordinal =
  /^(?:step (?:\d+|one|two|three|four|five)\b|(?:first|second|third)(?:ly)?,|next,|(?:then|after that|afterwards?|finally|lastly)\b)/i;

/** A paragraph that announces steps, before the list of them. */
const announcement =
  /\b(?:follow|complete|perform|take|do) (?:(?:these|the following|the)(?: \w+)? steps|these instructions)\b[^.!?]*[:.]\s*$|\bsteps to (?:follow|take|reproduce)\b[^.!?]*[:.]\s*$/i;

export function procedureRules(page: LintedPage): Finding[] {
  return page.nodes.flatMap((placed): Finding[] => {
    const { node } = placed;
    if (nameOf(node) !== 'ul') return [];
    const items = childrenOf(node).filter((child) => nameOf(child) === 'li');
    if (items.length < 2 || !isProcedure(placed, items, page)) return [];
    const edits = numberEdits(items, page);
    return findingAt(node, {
      code: 'procedure-unnumbered',
      message: `The ${items.length} steps of a procedure are bullets.`,
      hint: 'Number them (1. 2. 3.), or use <Steps> with one <Step title="…"> for each.',
      ...(edits && { edits }),
    });
  });
}

function isProcedure({ node, ancestors }: PlacedNode, items: readonly PageNode[], { hast }: LintedPage): boolean {
  if (items.filter((item) => ordinal.test(textIn(item).trim())).length >= 2) return true;
  const before = previousOf(node, (ancestors.at(-1) as PageParent | undefined) ?? hast);
  return before !== undefined && nameOf(before) === 'p' && announcement.test(textIn(before));
}

/** The node before another, without blank text. */
function previousOf(node: PageNode, parent: PageParent): PageNode | undefined {
  const children: PageNode[] = parent.children;
  return children
    .slice(0, children.indexOf(node))
    .findLast((child) => child.type !== 'text' || child.value.trim() !== '');
}

/** Only where each item is one line, because the indentation of further lines depends on the width of the marker. */
function numberEdits(items: readonly PageNode[], { source, offsetOf }: LintedPage): Finding['edits'] {
  const edits = items.map((item, index) => {
    const { start, end } = item.position!;
    const at = offsetOf(start);
    if (start.line !== end.line || !/^[-*+][ \t]/.test(source.slice(at, at + 2))) return undefined;
    if (
      /^[-*+][ \t]+\[[ xX]\]/.test(source.slice(at, at + 40)) ||
      /^[-*+][ \t]+step \d/i.test(source.slice(at, at + 40))
    )
      return undefined;
    return { start: at, end: at + 1, text: `${index + 1}.` };
  });
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}
