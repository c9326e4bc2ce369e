/** Runs in a browser: compares the computed styles of the two forms of elements. */

/** An element, with those that are in it where readers see them. */
interface Box {
  element: Element;
  boxes: Box[];
  /** Its computed styles, and those of its pseudo-elements. */
  styles?: Record<string, string>;
}

/** The position and the size of boxes are compared instead. When printed, a heading keeps the line after it, and a figure is whole. */
const ignored =
  /^(?:--|-webkit-|box-sizing|break-(?:after|inside)|(?:min-|max-)?(?:width|height|inline-size|block-size)|inset|top|right|bottom|left|vertical-align|unicode-bidi|perspective-origin|transform-origin|anchor-name)/;

/** A specimen in both forms, with the styles that it needs. */
export interface Forms {
  light: string;
  rooted: string;
  css: string;
}

window.differences = differences;

/** The differences between the forms of specimens, one a line. */
function differences(specimens: readonly Forms[]): string[] {
  const content = document.querySelector('#content')!;
  return specimens.flatMap(({ light, rooted, css }) => {
    const [one, other] = [light, rooted].map((html) => {
      // The first paragraph gives a margin of the page to the specimen.
      content.setHTMLUnsafe(`<style>${css}</style><p>Text.</p><div>${html}</div>`);
      const box = content.lastElementChild!;
      return styled(boxesIn(box), box.getBoundingClientRect());
    });
    const found = comparedLists(one!, other!, '');
    return found.length > 0 ? [`${light.slice(0, 100)}…`, ...found] : [];
  });
}

/** Shadow roots and slots are not boxes, and neither is the part around a template that is the frame of its light form. */
function boxesIn(parent: Element): Box[] {
  return boxesOf([...(parent.shadowRoot ?? parent).children]);
}

function boxesOf(elements: readonly Element[]): Box[] {
  return elements.flatMap((element): Box[] => {
    if (element.localName === 'style' || element.localName === 'template') return [];
    if (element instanceof HTMLSlotElement) {
      const assigned = element.assignedElements();
      return assigned.length > 0 ? boxesOf(assigned) : boxesOf([...element.children]);
    }
    const boxes = boxesIn(element);
    const [only] = boxes;
    const isFramePart = element.shadowRoot !== null && boxes.length === 1 && only!.element.localName === 'details';
    return [{ element, boxes: isFramePart ? only!.boxes : boxes }];
  });
}

function comparedLists(light: readonly Box[], rooted: readonly Box[], path: string): string[] {
  const boxes = rooted.length > light.length ? rooted.filter(isFilled) : rooted;
  if (light.length !== boxes.length) return [`${path}: ${namesOf(light)} instead of ${namesOf(boxes)}`];
  return light.flatMap((box, index) => compared(box, boxes[index]!, path));
}

/** A part with nothing in its slots can be left out. */
function isFilled({ element, boxes }: Box): boolean {
  const slots = [...element.querySelectorAll('slot')];
  return (
    boxes.length > 0 || slots.length === 0 || slots.some((slot) => slot.assignedNodes({ flatten: true }).length > 0)
  );
}

function namesOf(boxes: readonly Box[]): string {
  return boxes.map(({ element }) => element.outerHTML.slice(0, 60)).join(' + ') || 'nothing';
}

function compared(light: Box, rooted: Box, path: string): string[] {
  const name = `${path} > ${light.element.getAttribute('data-component-part') ?? light.element.localName}`;
  const properties = new Set([...Object.keys(light.styles!), ...Object.keys(rooted.styles!)]);
  const found = [...properties]
    .filter((property) => light.styles![property] !== rooted.styles![property])
    .map((property) => `${name} { ${property}: ${light.styles![property]} } instead of ${rooted.styles![property]}`);
  return [...found, ...comparedLists(light.boxes, rooted.boxes, name)];
}

/** Reads the styles of `boxes` while they are on the page. */
function styled(boxes: Box[], origin: DOMRect): Box[] {
  for (const box of boxes) {
    const { x, y, width, height } = box.element.getBoundingClientRect();
    box.styles = {
      box: [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 8) / 8).join(' '),
    };
    for (const pseudo of ['', '::before', '::after']) {
      const styles = getComputedStyle(box.element, pseudo);
      if (pseudo && styles.content === 'none') continue;
      for (const property of styles)
        if (!ignored.test(property) && !isInvisible(property, styles))
          box.styles[pseudo + property] = styles.getPropertyValue(property);
    }
    styled(box.boxes, origin);
  }
  return boxes;
}

/** Has no effect: the look of a line without a width, the position of no image, an underline that is not there, or its transition. */
function isInvisible(property: string, styles: CSSStyleDeclaration): boolean {
  const [, line] = /^(border-.+|outline|column-rule)-(?:color|style)$/.exec(property) ?? [];
  if (line !== undefined)
    return (
      ['0px', 'none'].includes(styles.getPropertyValue(`${line}-width`)) ||
      styles.getPropertyValue(`${line}-style`) === 'none'
    );
  if (property.startsWith('background-position')) return styles.backgroundImage === 'none';
  if (property.startsWith('text-underline')) return styles.textDecorationLine === 'none';
  return (
    property.startsWith('transition') &&
    (styles.transitionDuration === '0s' || styles.transitionProperty === 'text-decoration-color')
  );
}

declare global {
  interface Window {
    differences(specimens: readonly Forms[]): string[];
  }
}
