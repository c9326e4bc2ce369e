import type { Hook } from '../../plugin/shell/contract.js';

/**
 * Runs in a page: what the page lacks of a hook. The page has it if an element matches that is of the right kind, is inside
 * the right one, and whose box contains the boxes of the elements that it covers. Hidden elements have no box.
 */
export function hookFaults({ group, hook, element, contains = [], inside }: Hook): string[] {
  if (group === 'properties') {
    const value = getComputedStyle(document.documentElement).getPropertyValue(hook);
    return /^\d+ \d+ \d+$/.test(value) ? [] : [`"${value}" is not three numbers`];
  }
  const all = [...document.querySelectorAll(hook)];
  // Of elements that only one mode or screen shows, such as logos, the visible one has a box.
  const found = all.find((each) => each.checkVisibility()) ?? all[0];
  if (!found) return ['missing'];
  const faults: string[] = [];
  const isIn = (inner: Element, outer: Element): boolean => {
    if (!inner.checkVisibility() || !outer.checkVisibility()) return true;
    const [small, large] = [inner, outer].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    return (
      small.left >= large.left - 1 &&
      small.right <= large.right + 1 &&
      small.top >= large.top - 1 &&
      small.bottom <= large.bottom + 1
    );
  };
  if (!element.split(', ').includes(found.localName)) faults.push(`is ${found.localName}`);
  for (const selector of contains) {
    const inner = found.querySelector(selector);
    if (!inner) faults.push(`has no ${selector}`);
    else if (!isIn(inner, found)) faults.push(`does not cover ${selector}`);
  }
  const outer = inside && found.parentElement?.closest(inside);
  if (inside && !outer) faults.push(`is not inside ${inside}`);
  if (outer && !isIn(found, outer)) faults.push(`is not covered by ${inside}`);
  return faults;
}
