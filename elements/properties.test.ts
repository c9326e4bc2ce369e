/** Each element renders identically whether its example is HTML or created by a framework, step by step and in any order. */
import { LitElement } from 'lit';
import './with-diagrams.js';
import { equal, ok, until } from './testing/assert.js';

interface Field {
  name: string;
  attribute: string;
  reflects?: boolean;
}
interface Declaration {
  tagName?: string;
  description: string;
  members: Field[];
}

const manifest = (await (await fetch('/dist/custom-elements.json')).json()) as {
  modules: { path: string; declarations: Declaration[] }[];
};
const elements = manifest.modules
  .filter(({ path }) => path.startsWith('dist/elements/'))
  .flatMap(({ declarations }) => declarations)
  .filter((declaration): declaration is Declaration & { tagName: string } => declaration.tagName !== undefined);
const fieldsByTag = new Map(elements.map(({ tagName, members }) => [tagName, members]));

const fieldsOf = (element: Element): readonly Field[] => fieldsByTag.get(element.localName) ?? [];

/** Copies the attributes of `source` to `target`, as attributes or as properties if they exist. */
function assign(target: Element, source: Element, as: 'attributes' | 'properties'): void {
  for (const { name, value } of source.attributes) {
    const field = as === 'properties' ? fieldsOf(source).find(({ attribute }) => attribute === name) : undefined;
    if (field) (target as unknown as Record<string, unknown>)[field.name] = value;
    else target.setAttribute(name, value);
  }
}

/** Creates a copy of `source` by script. */
function build(source: Element, owner: Document, as: 'attributes' | 'properties'): Element {
  const copy = owner.createElement(source.localName);
  assign(copy, source, as);
  for (const child of source.childNodes)
    copy.append(child instanceof Element ? build(child, owner, as) : owner.importNode(child));
  return copy;
}

/** Waits until the elements in `box` have rendered twice, because groups update after their children. */
async function settled(box: Element): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const element of box.querySelectorAll('*')) if (element instanceof LitElement) await element.updateComplete;
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/** Waits for diagrams, which render after their script has loaded. */
function drawn(box: Element): Promise<void> {
  return until(() => [...box.querySelectorAll('octavo-mermaid')].every((diagram) => diagram.drawn));
}

/** Ways to add the elements of `sources` to `box`. */
const ways: Record<string, (box: Element, sources: Element[]) => Promise<void> | void> = {
  'as properties': (box, sources) => box.append(...sources.map((source) => build(source, document, 'properties'))),
  'as properties before it is defined': (box, sources) => {
    const inert = document.implementation.createHTMLDocument();
    box.append(...sources.map((source) => build(source, inert, 'properties')));
  },
  'with attributes that come later': async (box, sources) => {
    await later(box, sources, 'attributes');
  },
  'with properties that come later': async (box, sources) => {
    await later(box, sources, 'properties');
  },
  'with children that come later': async (box, sources) => {
    for (const source of sources) await grow(box, source);
  },
};

async function later(box: Element, sources: Element[], as: 'attributes' | 'properties'): Promise<void> {
  const pairs: [target: Element, source: Element][] = [];
  const bare = (source: Element): Element => {
    const isOurs = source.localName.startsWith('octavo-');
    const copy = isOurs ? document.createElement(source.localName) : (source.cloneNode() as Element);
    if (isOurs) pairs.push([copy, source]);
    copy.append(...[...source.childNodes].map((child) => (child instanceof Element ? bare(child) : child.cloneNode())));
    return copy;
  };
  box.append(...sources.map(bare));
  await settled(box);
  for (const [target, source] of pairs) {
    assign(target, source, as);
    await settled(box);
  }
}

/** Adds `source` to `parent` like a parser: first the element, then its children. */
async function grow(parent: Element, source: Element): Promise<void> {
  const copy = source.cloneNode() as Element;
  parent.append(copy);
  await settled(parent);
  for (const child of source.childNodes) {
    if (child instanceof Element) await grow(copy, child);
    else copy.append(child.cloneNode());
  }
}

/** The state to compare: properties, attributes that styles use, and shadow roots. */
function state(box: Element): unknown[] {
  return [...box.querySelectorAll('*')].map((element) => {
    const fields = fieldsOf(element);
    const values = element as unknown as Record<string, unknown>;
    return {
      tag: element.localName,
      hidden: element.getAttribute('hidden'),
      tabindex: element.getAttribute('tabindex'),
      role: element.getAttribute('role'),
      reflected: fields.filter(({ reflects }) => reflects).map(({ attribute }) => element.getAttribute(attribute)),
      values: fields.map(({ name }) => values[name] || undefined),
      root: [...(element.shadowRoot?.children ?? [])].map(markup),
    };
  });
}

/** The HTML of a node with sorted attributes. */
function markup(node: Node): string {
  if (!(node instanceof Element))
    return node instanceof Text ? node.data.replace(/\s+/g, ' ').replace(/octavo-mermaid-\d+/g, 'diagram') : '';
  const attributes = [...node.attributes]
    .map(({ name, value }) => ` ${name}="${value.replace(/octavo-mermaid-\d+/g, 'diagram')}"`)
    .sort();
  return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(markup).join('')}`;
}

async function fresh(): Promise<HTMLElement> {
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search.replace(/[?&]tags=[^&]*/, ''));
  const box = document.createElement('main');
  document.body.replaceChildren(box);
  return box;
}

for (const { tagName, description, members } of elements) {
  const example = /```html\n([^]*?)\n```/.exec(description)![1]!;

  describe(tagName, () => {
    let expected: unknown[] | undefined;
    const sources = (): Element[] => {
      const { content } = Object.assign(document.createElement('template'), { innerHTML: example });
      return [...content.children];
    };

    const render = async (): Promise<void> => {
      const box = await fresh();
      box.innerHTML = example;
      await settled(box);
      await drawn(box);
      expected = state(box);
      ok(box.querySelector(tagName), 'the example does not use the element');
    };

    for (const [way, put] of Object.entries(ways)) {
      it(`renders its example identically ${way}`, async () => {
        if (!expected) await render();
        const box = await fresh();
        await put(box, sources());
        await settled(box);
        await drawn(box);
        const found = state(box);
        for (const [index, each] of expected!.entries()) equal(found[index], each);
        equal(found.length, expected!.length);
      });
    }

    it('renders as if its values had never been set after they are removed', async () => {
      const box = await fresh();
      const [never, attribute, property] = [0, 1, 2].map(() => document.createElement(tagName));
      box.append(never!, attribute!, property!);
      for (const { name, attribute: attributeName } of members) {
        attribute!.setAttribute(attributeName, '1');
        (property as unknown as Record<string, unknown>)[name] = 1;
      }
      await settled(box);
      for (const { name, attribute: attributeName } of members) {
        attribute!.removeAttribute(attributeName);
        (property as unknown as Record<string, unknown>)[name] = undefined;
      }
      await settled(box);
      const [first, second, third] = (state(box) as { tag: string }[]).filter(({ tag }) => tag === tagName);
      equal(second, first);
      equal(third, first);
    });
  });
}
