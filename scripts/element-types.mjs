// Types of the elements in templates: properties and events by tag (elements/jsx.d.ts) and, on top of them, the types
// that each framework needs (types/react.d.ts and others).
import { typesFile } from './element-entries.mjs';

/** The content of each file, by path in dist/. */
export function elementTypes(elements) {
  return {
    'elements/jsx.d.ts': jsxTypes(elements),
    ...Object.fromEntries(Object.entries(frameworks).map(([name, text]) => [`types/${name}.d.ts`, text])),
  };
}

function jsxTypes(elements) {
  const classes = elements.map(
    (element) => `import type { ${[element.name, ...modelsOf(element)].join(', ')} } from '${typesFile(element)}';`,
  );
  const eventTypes = new Map(
    elements.flatMap((element) => typedEvents(element).map(({ type }) => [type.text, typesFile(element)])),
  );
  const events = [...eventTypes].map(([name, entry]) => `import type { ${name} } from '${entry}';`);
  return `${[...classes, ...events].join('\n')}

/** The class of every element by its tag. */
export interface OctavoElementClasses {
${elements.map(({ tagName, name }) => `  '${tagName}': ${name};`).join('\n')}
}

/** The properties of every element by its tag. Each can be written as a property or as an attribute. */
export interface OctavoElementProps {
${elements.map(ownProps).join('\n')}
}

/** The events of every element by its tag. */
export interface OctavoElementEvents {
${elements.map(ownEvents).join('\n')}
}

${globalTypes}`;
}

function ownProps({ tagName, attributes, summary }) {
  const lines = attributes.flatMap((attribute) => {
    const names = [...new Set([attribute.name, attribute.fieldName])];
    return names.map((name) => `    /** ${attribute.description} */\n    '${name}'?: ${valueType(attribute)};`);
  });
  return `  /** ${summary} */\n  '${tagName}': {${lines.length > 0 ? `\n${lines.join('\n')}\n  ` : ''}};`;
}

function ownEvents(element) {
  const lines = typedEvents(element).map(
    ({ name, type, description }) => `    /** ${description} */\n    '${name}': ${type.text};`,
  );
  return `  '${element.tagName}': {${lines.length > 0 ? `\n${lines.join('\n')}\n  ` : ''}};`;
}

/** Types of data that properties take. */
function modelsOf({ attributes }) {
  return attributes.flatMap(({ type }) => type.text.match(/\b[A-Z]\w*Model\b/g) ?? []);
}

/** Events with a class. Other events are not fired by the element itself. */
function typedEvents({ events }) {
  return events.filter(({ type }) => type.text !== 'Event');
}

/** The type of a property. Editors suggest its values; other strings are allowed if the element allows them. */
function valueType({ type: { text }, name }) {
  if (text === 'boolean') return name === 'sync' ? "boolean | 'true' | 'false'" : "boolean | ''";
  if (text === 'number') return 'number | string';
  if (text === 'string') return 'string | number';
  return text.startsWith("'") ? `${text} | (string & {})` : text;
}

const globalTypes = `/** Attributes and properties of every element, in any JSX. */
export interface OctavoGlobalProps<T> {
  accessKey?: string;
  autoFocus?: boolean;
  children?: unknown;
  class?: string;
  className?: string;
  contentEditable?: boolean | 'inherit' | 'plaintext-only';
  dangerouslySetInnerHTML?: { __html: string };
  dir?: string;
  draggable?: boolean;
  enterKeyHint?: string;
  exportparts?: string;
  hidden?: boolean | 'until-found' | '';
  id?: string;
  inert?: boolean;
  inputMode?: string;
  is?: string;
  itemID?: string;
  itemProp?: string;
  itemRef?: string;
  itemScope?: boolean;
  itemType?: string;
  key?: string | number | bigint | null;
  lang?: string;
  nonce?: string;
  part?: string;
  popover?: 'auto' | 'manual' | '';
  ref?: ((element: T | null) => unknown) | { current: T | null } | string | null;
  role?: string;
  slot?: string;
  spellCheck?: boolean;
  style?: string | object;
  suppressHydrationWarning?: boolean;
  tabIndex?: number | string;
  tabindex?: number | string;
  title?: string;
  translate?: boolean | 'yes' | 'no';
  [attribute: \`data-\${string}\`]: unknown;
  [attribute: \`aria-\${string}\`]: boolean | number | string | null | undefined;
}

/** Names of native events as JSX writes them: \`onClick\`, \`onKeyDown\`. */
type NativeEvents = {
  Blur: FocusEvent;
  Change: Event;
  Click: MouseEvent;
  ContextMenu: MouseEvent;
  DoubleClick: MouseEvent;
  Drag: DragEvent;
  DragEnd: DragEvent;
  DragEnter: DragEvent;
  DragLeave: DragEvent;
  DragOver: DragEvent;
  DragStart: DragEvent;
  Drop: DragEvent;
  Focus: FocusEvent;
  Input: Event;
  KeyDown: KeyboardEvent;
  KeyUp: KeyboardEvent;
  Load: Event;
  MouseDown: MouseEvent;
  MouseEnter: MouseEvent;
  MouseLeave: MouseEvent;
  MouseMove: MouseEvent;
  MouseUp: MouseEvent;
  PointerDown: PointerEvent;
  PointerEnter: PointerEvent;
  PointerLeave: PointerEvent;
  PointerMove: PointerEvent;
  PointerUp: PointerEvent;
  Scroll: Event;
  TouchEnd: TouchEvent;
  TouchMove: TouchEvent;
  TouchStart: TouchEvent;
  Wheel: WheelEvent;
};

/** Handlers of the element's own events, such as \`onoctavo-tab-change\`. */
export type OctavoEventHandlers<Tag extends keyof OctavoElementEvents> = {
  [Name in keyof OctavoElementEvents[Tag] & string as \`on\${Name}\`]?: (event: OctavoElementEvents[Tag][Name]) => unknown;
};

type NativeEventHandlers = {
  [Name in keyof NativeEvents as \`on\${Name | Lowercase<Name>}\`]?: (event: NativeEvents[Name]) => unknown;
};

/** The elements, for JSX libraries without an entry in octavo/types: \`interface IntrinsicElements extends OctavoElements {}\`. */
export type OctavoElements = {
  [Tag in keyof OctavoElementProps]: OctavoElementProps[Tag] &
    Omit<OctavoGlobalProps<OctavoElementClasses[Tag]>, keyof OctavoElementProps[Tag]> &
    OctavoEventHandlers<Tag> &
    NativeEventHandlers;
};
`;

const imports = `import type {
  OctavoElementClasses,
  OctavoElementEvents,
  OctavoElementProps,
  OctavoEventHandlers,
} from '../elements/jsx.js';
`;

const jsxElements = (native) => `export type Elements = {
  [Tag in keyof OctavoElementProps]: OctavoElementProps[Tag] &
    OctavoEventHandlers<Tag> &
    Omit<${native}, keyof OctavoElementProps[Tag]> & { class?: string };
};
`;

const frameworks = {
  react: `/** The elements in React: \`/// <reference types="octavo/types/react" />\`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports}
${jsxElements('DetailedHTMLProps<HTMLAttributes<OctavoElementClasses[Tag]>, OctavoElementClasses[Tag]>')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`,
  preact: `/** The elements in Preact: \`/// <reference types="octavo/types/preact" />\`. */
import type { HTMLAttributes } from 'preact';
${imports}
${jsxElements('HTMLAttributes<OctavoElementClasses[Tag]>')}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`,
  vue: `/** The elements in templates of Vue: \`/// <reference types="octavo/types/vue" />\`. */
import type { HTMLAttributes, PublicProps } from 'vue';
${imports}
type CamelCase<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<CamelCase<Rest>>}\` : Name;
/** Render functions use the event name as it is; templates are checked with the name in camel case. */
type Handlers<Tag extends keyof OctavoElementEvents> = {
  [Name in keyof OctavoElementEvents[Tag] & string as \`on\${Capitalize<Name> | Capitalize<CamelCase<Name>>}\`]?: (
    event: OctavoElementEvents[Tag][Name],
  ) => unknown;
};
export type Elements = {
  [Tag in keyof OctavoElementProps]: new () => OctavoElementClasses[Tag] & {
    $props: PublicProps & OctavoElementProps[Tag] & Handlers<Tag> & Omit<HTMLAttributes, keyof OctavoElementProps[Tag]>;
  };
};
declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
`,
  svelte: `/** The elements in Svelte: \`/// <reference types="octavo/types/svelte" />\`. */
import type { HTMLAttributes } from 'svelte/elements';
${imports}
export type Elements = {
  [Tag in keyof OctavoElementProps]: OctavoElementProps[Tag] &
    OctavoEventHandlers<Tag> &
    Omit<HTMLAttributes<OctavoElementClasses[Tag]>, keyof OctavoElementProps[Tag]>;
};
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`,
};
