import type { Hook } from '../../plugin/shell/contract.js';

/**
 * Runs in a page: what the page lacks of a hook. The page has it if an element matches that is of the right kind, is inside
 * the right one, whose box contains the boxes of the elements that it covers, and that draws its box itself. Hidden elements
 * have no box. `hooks`: the selectors of all elements with a hook.
 */
export function hookFaults({
  group,
  hook,
  element,
  contains = [],
  inside = ':root',
  hooks,
}: Hook & { hooks: string }): string[] {
  const root = document.documentElement;
  if (group === 'properties') {
    const value = getComputedStyle(root).getPropertyValue(hook);
    return /^\d+ \d+ \d+$/.test(value) ? [] : [`"${value}" is not three numbers`];
  }
  const all = [...document.querySelectorAll(hook)];
  // Of elements that only one mode or screen shows, such as logos, the visible one has a box.
  const found = all.find((each) => each.checkVisibility()) ?? all[0];
  if (!found) return ['missing'];
  const isIn = (inner: Element, outer: Element): boolean => {
    if (!inner.checkVisibility() || !outer.checkVisibility()) return true;
    const [small, large] = [inner, outer].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    const excess = [
      large.left - small.left,
      small.right - large.right,
      large.top - small.top,
      small.bottom - large.bottom,
    ];
    return Math.max(...excess) <= 1;
  };
  const isDrawn = (each: Element): boolean => {
    const styles = getComputedStyle(each);
    const isLine = parseFloat(styles.borderTopWidth) > 0 && !styles.borderTopColor.endsWith(', 0)');
    return isLine || !styles.backgroundColor.endsWith(', 0)') || styles.backgroundImage !== 'none';
  };
  /** An element without a hook that draws the box of a component instead. */
  const drawer = (): Element | undefined => {
    if (isDrawn(found) || (group !== 'components' && group !== 'api')) return undefined;
    const others = [...found.querySelectorAll('*'), ...(found.parentElement ? [found.parentElement] : [])];
    return others
      .filter((each) => !each.matches(hooks) && each.checkVisibility() && isDrawn(each))
      .find((each) => isIn(each, found) && isIn(found, each));
  };
  const other = drawer();
  const outer = hook.startsWith('html') ? root : found.parentElement?.closest(inside);
  const parts = contains.map((selector) => [selector, found.querySelector(selector)] as const);
  const checks: [isRight: boolean, fault: string][] = [
    [element.split(', ').includes(found.localName), `is ${found.localName}`],
    [!!outer, `is not inside ${inside}`],
    [!outer || isIn(found, outer), `is not covered by ${inside}`],
    [!other, `leaves its box to ${other?.outerHTML.slice(0, 80)}`],
    ...parts.map(([selector, part]): [boolean, string] => [!!part && isIn(part, found), `does not cover ${selector}`]),
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : fault));
}
