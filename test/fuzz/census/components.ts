/** Every component with its props, as constructs and as positions. */
import type { ComponentProps } from '../../../plugin/config/component-props.js';
import type { Construct } from './constructs.js';
import type { Expectation, Mark, PieceKind } from './piece.js';
import type { Position } from './positions.js';

type Prop = [kind: PieceKind, expectation?: Expectation];

const inCode = { tag: 'code' };
const unread = { markdown: false, search: false };

/** The props that are text, a number or an address. Others change a look or a state. */
const props: Readonly<Record<string, Prop>> = {
  ...Object.fromEntries(
    'title description caption hint label headline tip cta name comment pre post tags filename path query body header cookie'
      .split(' ')
      .map((name): [string, Prop] => [name, ['text']]),
  ),
  'ParamField.type': ['text', inCode],
  'ResponseField.type': ['text', inCode],
  'Param.type': ['text', inCode],
  default: ['text'],
  placeholder: ['text'],
  stepNumber: ['number', { attributes: ['number'], markdown: true }],
  href: ['address'],
  src: ['address'],
  img: ['address'],
  id: ['text', { attributes: ['id'], markdown: false }],
  className: ['text', { attributes: ['class'], markdown: false }],
  alt: ['text', { attributes: ['alt'] }],
  'ZoomImage.title': ['text', { attributes: ['title'], markdown: false }],
  'OptimizedVideo.title': ['text', { attributes: ['title'], markdown: false }],
  'Link.title': ['text', { attributes: ['title'], markdown: false }],
  'OptimizedVideo.alt': ['text', { attributes: ['alt', 'aria-label'], ...unread }],
  'OptimizedVideo.poster': ['address', { attributes: ['poster', 'data-poster'], markdown: false }],
  'CodeBlock.code': ['text', inCode],
  'Tab.value': ['text'],
};

/** Props that decide what others mean, and their values. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  'Callout.type': ['note', 'tip', 'danger'],
  'Card.type': ['note'],
  'Card.horizontal': ['true'],
  'Card.arrow': ['true'],
  'Badge.color': ['red'],
  'Heading.level': ['2', '3', '4'],
  'Step.titleSize': ['h2', 'h3'],
  'Visibility.for': ['humans'],
  'Color.Item.value': ['#336699'],
  'Icon.icon': ['star'],
  'Accordion.icon': ['star'],
  'Card.icon': ['star'],
  'Step.icon': ['star'],
  'Tab.icon': ['star'],
  'Tabs.sync': ['false'],
  'Update.rss': ['x'],
};

/** Each has the prop in all examples. */
const required: Readonly<Record<string, readonly string[]>> = {
  ParamField: ['path'],
  Param: ['query'],
  ResponseField: ['name'],
  'Tree.Folder': ['name'],
  'Tree.File': ['name'],
  'FileTree.Folder': ['name'],
  'FileTree.File': ['name'],
  Update: ['label'],
  Tab: ['title'],
  Tile: ['href'],
  Visibility: ['for'],
  Prompt: ['description'],
  View: ['title'],
  Accordion: ['title'],
  Tooltip: ['tip'],
  Icon: ['icon'],
  'Color.Item': ['value', 'name'],
  ZoomImage: ['src'],
  OptimizedVideo: ['src'],
  Link: ['href'],
  Mermaid: ['chart'],
  Latex: ['tex'],
};

/** Props with the same meaning: only the first that is written counts. */
const synonyms = [
  ['path', 'query', 'body', 'header', 'cookie', 'name'],
  ['title', 'label', 'value', 'filename'],
  ['icon', 'name', 'src'],
  ['code', 'children'],
];

const parents: Readonly<Record<string, string>> = {
  Tab: 'Tabs',
  Step: 'Steps',
  Tile: 'Tiles',
  Column: 'Columns',
  Accordion: 'AccordionGroup',
  Card: 'CardGroup',
  'Tree.File': 'Tree',
  'Tree.Folder': 'Tree',
  'FileTree.File': 'FileTree',
  'Color.Item': 'Color',
  'Color.Row': 'Color',
  CodeBlock: 'CodeGroup',
};

/** Components whose content is data, and repositories, which have the text of a server. */
const data: Readonly<Record<string, (mark: Mark) => string>> = {
  Mermaid: (mark) => `<Mermaid chart="flowchart TD; a[${mark('text', { search: false })}]" />`,
  Latex: (mark) => `<Latex>{'\\\\text{${mark('text', { search: false })}}'}</Latex>`,
  'GitHub.Repo': (mark) => `<GitHub.Repo repo="octavo/${mark()}" />`,
  'Github.Repo': (mark) => `<Github.Repo repo="octavo/${mark()}" />`,
};

/** What is expected of the content of a component. */
const contents: Readonly<Record<string, Expectation>> = { CodeBlock: inCode, Visibility: { markdown: false } };

/** Ways to write a text as the value of a prop. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `{'${text}'}`,
  (text) => `{\`${text}\`}`,
];

/** Each component with each of its props, alone in it and together with others. */
export function componentConstructs(components: ComponentProps): Construct[] {
  return Object.entries(components).flatMap(([name, itsProps]) => {
    const write = data[name];
    if (write) return [{ name: `<${name}>`, is: 'jsx' as const, write }];
    const names = Object.keys(itsProps).filter((prop) => meaning(name, prop));
    // Content of a component that shows none would only hide what becomes of the props.
    const make = (chosen: readonly string[], title: string): Construct =>
      component(name, chosen, title, 'children' in itsProps && !chosen.includes('code'));
    const alone = names.map((prop) => make([prop], `<${name} ${prop}>`));
    return [component(name, [], `<${name}>`, true), ...alone, make(distinct(names), `<${name} …>`)].flatMap(
      (construct) => [construct, ...inParent(name, construct)],
    );
  });
}

function meaning(component: string, prop: string): Prop | undefined {
  return props[`${component}.${prop}`] ?? (fixed[`${component}.${prop}`] ? undefined : props[prop]);
}

function distinct(names: readonly string[]): string[] {
  return names.filter(
    (name, index) =>
      !synonyms.some((same) => same.includes(name) && names.slice(0, index).some((other) => same.includes(other))),
  );
}

function inParent(name: string, construct: Construct): Construct[] {
  const parent = parents[name];
  if (!parent) return [];
  const write: Construct['write'] = (mark, page) => `<${parent}>${construct.write(mark, page)}</${parent}>`;
  return [{ name: `${construct.name} in <${parent}>`, is: 'jsx', write }];
}

function component(name: string, chosen: readonly string[], title: string, hasContent: boolean): Construct {
  const added = (required[name] ?? []).filter(
    (prop) =>
      !chosen.some((other) => other === prop || synonyms.some((same) => same.includes(prop) && same.includes(other))),
  );
  return {
    name: title,
    is: 'jsx',
    write(mark) {
      const attributes = [...added, ...chosen].map((prop, index) => ` ${attribute(name, prop, mark, index)}`).join('');
      const child = hasContent ? mark('text', contents[name]) : '';
      return child === '' ? `<${name}${attributes} />` : `<${name}${attributes}>${child}</${name}>`;
    },
  };
}

function attribute(component: string, prop: string, mark: Mark, index: number): string {
  const [kind, expectation] = meaning(component, prop) ?? [];
  if (!kind) return `${prop}="${fixed[`${component}.${prop}`]?.[0] ?? 'x'}"`;
  const value = mark(kind, expectation);
  if (kind === 'number') return `${prop}={${value}}`;
  return `${prop}=${kind === 'text' ? spellings[(index + value.charCodeAt(1)) % spellings.length]!(value) : `"${value}"`}`;
}

/** Each component around a construct: as lines, in one line, and in those props that can hold elements. */
export function componentPositions(components: ComponentProps): Position[] {
  return Object.keys(components)
    .filter((name) => 'children' in components[name]! && !data[name] && name !== 'CodeBlock')
    .flatMap((name) => {
      const isUnread = name === 'Visibility';
      // A list in a tree becomes its entries.
      const without = /^(?:File)?Tree$/.test(name) ? ['list', 'ordered list'] : undefined;
      const [start, end] = [`<${name}${defaults(name)}>`, `</${name}>`];
      const holders = ['title', 'description', 'caption', 'hint', 'tip', 'cta', 'headline', 'name', 'comment'].filter(
        (prop) => prop in components[name]! && !isPlain(name, prop),
      );
      return [
        {
          name: `<${name}>`,
          holds: 'block',
          is: 'block',
          isUnread,
          without,
          wrap: (text) => `${start}\n\n${text}\n\n${end}`,
        },
        { name: `<${name}> in a line`, holds: 'jsx', is: 'jsx', isUnread, wrap: (text) => `${start}${text}${end}` },
        ...holders.map((prop): Position => ({
          name: `<${name} ${prop}={…}>`,
          holds: 'jsx',
          is: 'jsx',
          wrap: (text) => `<${name}${defaults(name, prop)} ${prop}={<>${text}</>}>word</${name}>`,
        })),
      ] satisfies Position[];
    });
}

/** Names and labels that are also addresses, so they are text only. */
function isPlain(component: string, prop: string): boolean {
  return (
    /Field$|^Param$|^View$|^Tab$|^Link$|^Icon$|Image$|Video$|^CodeBlock$/.test(component) ||
    (prop === 'name' && !component.includes('.'))
  );
}

function defaults(component: string, without = ''): string {
  return (required[component] ?? [])
    .filter((prop) => prop !== without)
    .map(
      (prop) =>
        ` ${prop}="${fixed[`${component}.${prop}`]?.[0] ?? (prop === 'href' || prop === 'src' ? 'https://example.com' : 'word')}"`,
    )
    .join('');
}
