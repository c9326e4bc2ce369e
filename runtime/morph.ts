/**
 * Updates an open page from one server version to the next. It only touches the differences between the versions, so
 * open tabs, typed text and the state of interactive components are kept.
 */
import { isRangeStart, nodesBetween, siblingEnd } from './islands/island-ranges.js';
import { runningIslands } from './islands/running-islands.js';

/** A unit of comparison: a node, or an interactive component with the comments around it. */
type Unit = readonly [ChildNode, ...ChildNode[]];

/** Applies the differences between the server versions `before` and `after` to `live`. */
export function morph(live: Element, before: Element, after: Element): void {
  if (isSame([before], [after])) return;
  if (live.nodeName !== after.nodeName || before.nodeName !== after.nodeName || isReplaced(live, before, after)) {
    replace([live], [after]);
    return;
  }
  morphAttributes(live, before, after);
  morphChildren(live, before, after);
}

/**
 * Whether to replace an element instead of updating it: a template, or a custom element whose class is not loaded, so
 * that it cannot render its shadow root again.
 */
function isReplaced(live: Element, before: Element, after: Element): boolean {
  if (live instanceof HTMLTemplateElement) return true;
  if (!live.localName.includes('-') || customElements.get(live.localName)) return false;
  return before.shadowRoot?.innerHTML !== after.shadowRoot?.innerHTML;
}

/** Changes the attributes of `live` as those of the server's version `before` have changed to those of `after`. */
export function morphAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
}

function morphChildren(live: Element, before: Element, after: Element): void {
  const [now, old, fresh] = [unitsOf(live), unitsOf(before), unitsOf(after)];
  if (now.length === old.length && now.every((unit, index) => markOf(unit) === markOf(old[index]!))) {
    morphUnits(live, [now, old, fresh], null);
    return;
  }
  // A script has changed this part, so it cannot be compared.
  now.forEach(discard);
  live.replaceChildren(...fresh.flatMap(imported));
}

function unitsOf(parent: Element): Unit[] {
  const units: Unit[] = [];
  let node = parent.firstChild;
  while (node) {
    const end: ChildNode | undefined = isRangeStart(node) ? siblingEnd(node) : undefined;
    units.push(end ? [node, ...nodesBetween(node, end), end] : [node]);
    node = (end ?? node).nextSibling;
  }
  return units;
}

/** Identifies an interactive component and its props. Empty for a node. */
function markOf(unit: Unit): string {
  return unit.length > 1 ? (unit[0] as Comment).data : '';
}

/** Updates children of `parent` before `next`. `versions` are the units in the open page, in `before` and in `after`. */
function morphUnits(
  parent: Element,
  versions: [live: Unit[], old: Unit[], fresh: Unit[]],
  next: ChildNode | null,
): void {
  const start = equalAtStart(versions[1], versions[2]);
  const end = equalAtStart(versions[1].slice(start).toReversed(), versions[2].slice(start).toReversed());
  const until = versions[0][versions[0].length - end]?.[0] ?? next;
  const [live, old, fresh] = versions.map((units) => units.slice(start, units.length - end)) as typeof versions;
  // Changes around an interactive component must not replace it.
  const at = old.findIndex((unit) => markOf(unit) && fresh.some((other) => isSame(unit, other)));
  if (at !== -1) {
    const to = fresh.findIndex((unit) => isSame(old[at]!, unit));
    morphUnits(parent, [live.slice(0, at), old.slice(0, at), fresh.slice(0, to)], live[at]![0]);
    morphUnits(parent, [live.slice(at + 1), old.slice(at + 1), fresh.slice(to + 1)], until);
    return;
  }
  for (const [index, unit] of fresh.entries()) {
    if (live[index]) morphUnit(live[index], old[index]!, unit);
    else imported(unit).forEach((node) => parent.insertBefore(node, until));
  }
  live.slice(fresh.length).forEach(discard);
}

function morphUnit(live: Unit, before: Unit, after: Unit): void {
  const elements = [live, before, after].map((unit) =>
    unit.length === 1 && unit[0] instanceof Element ? unit[0] : null,
  );
  if (elements.every((element) => element !== null)) morph(...(elements as [Element, Element, Element]));
  else if (!isSame(before, after)) replace(live, after);
}

function replace(live: Unit, fresh: Unit): void {
  live[0].before(...imported(fresh));
  discard(live);
}

function imported(unit: Unit): ChildNode[] {
  return unit.map((node) => document.importNode(node, true));
}

/** Stops the components in `unit`, which changes the nodes between their comments, then removes it. */
function discard(unit: Unit): void {
  runningIslands().stop?.(...unit);
  const range = document.createRange();
  range.setStartBefore(unit[0]);
  range.setEndAfter(unit.at(-1)!);
  range.deleteContents();
}

function equalAtStart(old: readonly Unit[], fresh: readonly Unit[]): number {
  const count = old.findIndex((unit, index) => !fresh[index] || !isSame(unit, fresh[index]));
  return count === -1 ? old.length : count;
}

function isSame(before: Unit, after: Unit): boolean {
  return (
    before.length === after.length &&
    before.every((node, index) => node.isEqualNode(after[index]!) && templatesIn(node) === templatesIn(after[index]!))
  );
}

/** The content of templates, which `isEqualNode` ignores. Hidden slots of interactive components are templates. */
function templatesIn(node: ChildNode): string {
  if (!(node instanceof Element)) return '';
  const templates = node instanceof HTMLTemplateElement ? [node] : [...node.querySelectorAll('template')];
  return templates.map(({ innerHTML }) => innerHTML).join('\n');
}
