// Writes the documentation of the elements for editors and tools: dist/custom-elements.json (Custom Elements Manifest),
// html-custom-data.json (VS Code), web-types.json (JetBrains), types for frameworks, and the entries octavo/elements/NAME.
import { posix } from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readElements, readEventFiles, readPlayground } from './element-docs.mjs';
import { elementEntries, entryCode, entryFile } from './element-entries.mjs';
import { elementTypes } from './element-types.mjs';

const dist = new URL('../dist/', import.meta.url);
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const ownElements = readElements();
const elements = [...ownElements, readPlayground()];
const text = ({ summary, description, example }) =>
  [[summary, description].filter(Boolean).join(' '), codeFence(example)].join('\n\n');
const typeText = ({ type, values }) => (values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : type);

for (const folder of ['elements/entries/', 'types/']) mkdirSync(new URL(folder, dist), { recursive: true });
write('custom-elements.json', json({ schemaVersion: '2.1.0', readme: '', modules: modules() }));
write('html-custom-data.json', json({ version: 1.1, tags: elements.map(customData) }));
write('web-types.json', json(webTypes()));
for (const [path, content] of Object.entries(elementTypes(elements))) write(path, content);
for (const [entry, exports] of elementEntries(ownElements, readEventFiles())) {
  for (const extension of ['js', 'd.ts']) write(`elements/entries/${entry}.${extension}`, entryCode(exports));
}

/** One manifest module for each entry. */
function modules() {
  return elements.map((element) => {
    const { tag, name, events } = element;
    const path = posix.join('dist/elements', entryFile(element));
    const eventClasses = [...new Set(events.flatMap(({ type }) => type?.text ?? []))];
    const exports = [
      ...[name, ...eventClasses].map((each) => ({ kind: 'js', name: each, declaration: { name: each, module: path } })),
      { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
    ];
    const declarations = [declaration(element), ...eventClasses.map(eventDeclaration)];
    return { kind: 'javascript-module', path, declarations, exports };
  });
}

function declaration({ tag, name, example, fields, slots, cssParts, cssProperties, events, summary, description }) {
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
    description: [description, codeFence(example)].filter(Boolean).join('\n\n'),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes,
    members,
    slots,
    cssParts,
    cssProperties,
    events: events.map((event) => ({ type: { text: 'Event' }, ...event })),
  };
}

function eventDeclaration(name) {
  return { kind: 'class', name, superclass: { name: 'Event' } };
}

/** A fenced HTML block, because editors show descriptions as Markdown. */
function codeFence(html) {
  return `\`\`\`html\n${html}\n\`\`\``;
}

function customData(element) {
  return {
    name: element.tag,
    description: { kind: 'markdown', value: text(element) },
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

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function write(path, content) {
  writeFileSync(new URL(path, dist), content);
}
