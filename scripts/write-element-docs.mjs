// Writes what editors and tools read of the elements: dist/custom-elements.json (Custom Elements Manifest),
// html-custom-data.json (VS Code), web-types.json (JetBrains) and elements/jsx.d.ts (types for JSX).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readElements } from './element-docs.mjs';

const dist = new URL('../dist/', import.meta.url);
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const elements = readElements();
const text = ({ summary, description }) => [summary, description].filter(Boolean).join(' ');
const typeText = ({ type, values }) => (values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : type);

mkdirSync(new URL('elements/', dist), { recursive: true });
write('custom-elements.json', json({ schemaVersion: '2.1.0', readme: '', modules: modules() }));
write('html-custom-data.json', json({ version: 1.1, tags: elements.map(customData) }));
write('web-types.json', json(webTypes()));
write('elements/jsx.d.ts', jsxTypes());

function modules() {
  const files = [...new Set(elements.map(({ file }) => file))];
  return files.map((file) => {
    const path = `dist/elements/${file.replace(/ts$/, 'js')}`;
    const inFile = elements.filter((element) => element.file === file);
    const exports = inFile.flatMap(({ tag, name }) => [
      { kind: 'js', name, declaration: { name } },
      { kind: 'custom-element-definition', name: tag, declaration: { name } },
    ]);
    return { kind: 'javascript-module', path, declarations: inFile.map(declaration), exports };
  });
}

function declaration({ tag, name, parent, fields, slots, cssParts, cssProperties, events, summary, description }) {
  const members = fields.map((field) => ({
    kind: 'field',
    name: field.name,
    type: { text: typeText(field) },
    ...(field.default && { default: field.default }),
    description: field.description,
    attribute: field.attribute,
    ...(field.reflects && { reflects: true }),
  }));
  const attributes = fields.map((field) => ({
    name: field.attribute,
    fieldName: field.name,
    type: { text: typeText(field) },
    ...(field.default && { default: field.default }),
    description: field.description,
  }));
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    summary,
    ...(description && { description }),
    superclass: { name: parent, ...(parent === 'LitElement' && { package: 'lit' }) },
    attributes,
    members,
    slots,
    cssParts,
    cssProperties,
    events: events.map((event) => ({ type: { text: 'Event' }, ...event })),
  };
}

function customData(element) {
  return {
    name: element.tag,
    description: text(element),
    attributes: element.fields.map(({ attribute, description, type, values }) => ({
      name: attribute,
      description,
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
    })),
  };
}

function webTypes() {
  const list = elements.map((element) => ({
    name: element.tag,
    description: text(element),
    attributes: element.fields.map((field) => ({
      name: field.attribute,
      description: field.description,
      value: { type: typeText(field), ...(field.default && { default: field.default }) },
    })),
    slots: element.slots.map(({ name: slot, description }) => ({ name: slot, description })),
    js: {
      properties: element.fields.map((field) => ({ name: field.name, type: typeText(field) })),
      events: element.events.map(({ name: event, description }) => ({ name: event, description })),
    },
    css: { parts: element.cssParts, properties: element.cssProperties },
  }));
  const schema = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json';
  return {
    $schema: schema,
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: list } },
  };
}

function jsxTypes() {
  const entries = elements.map(({ tag, fields, summary }) => {
    const props = fields.map(
      (field) => `    /** ${field.description} */\n    '${field.attribute}'?: ${jsxType(field)};`,
    );
    return `  /** ${summary} */\n  '${tag}': ElementProps & {\n${props.join('\n')}\n  };`;
  });
  return `/** Types of the elements for JSX of any framework: \`interface IntrinsicElements extends OctavoElements {}\`. */
export interface ElementProps {
  id?: string;
  class?: string;
  className?: string;
  style?: any;
  slot?: string;
  hidden?: boolean | 'until-found';
  key?: string | number | bigint | null;
  ref?: any;
  children?: any;
  [attribute: \`data-\${string}\` | \`aria-\${string}\` | \`on\${string}\`]: any;
}

/** Properties of every element by its tag. */
export interface OctavoElements {
${entries.join('\n')}
}
`;
}

/** Editors offer the values; any other text is allowed where the element allows it. */
function jsxType({ type, values }) {
  if (values.length === 0) return type === 'number' ? 'number | string' : type;
  return `${values.map((value) => `'${value}'`).join(' | ')} | (string & {})`;
}

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function write(path, content) {
  writeFileSync(new URL(path, dist), content);
}
