// Writes the documentation of the elements for editors and tools: dist/custom-elements.json (Custom Elements Manifest),
// html-custom-data.json (VS Code), web-types.json (JetBrains), types for frameworks, and the entries octavo/elements/NAME.
import { posix } from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readElements } from './element-docs.mjs';
import { elementEntries, entryCode, entryFile } from './element-entries.mjs';
import { elementTypes } from './element-types.mjs';

const dist = new URL('../dist/', import.meta.url);
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { elements, eventFiles } = readElements();
const text = ({ summary, description, example }) =>
  [[summary, description].filter(Boolean).join(' '), codeFence(example)].join('\n\n');

for (const folder of ['elements/entries/', 'types/']) mkdirSync(new URL(folder, dist), { recursive: true });
write('custom-elements.json', json({ schemaVersion: '2.1.0', readme: '', modules: elements.map(moduleOf) }));
write('html-custom-data.json', json({ version: 1.1, tags: elements.map(customData) }));
write('web-types.json', json(webTypes()));
for (const [path, content] of Object.entries(elementTypes(elements))) write(path, content);
for (const [entry, exports] of elementEntries(elements, eventFiles)) {
  write(`elements/entries/${entry}.js`, entryCode(exports));
  write(`elements/entries/${entry}.d.ts`, `${entryCode(exports)}export type {} from '../tag-names.js';\n`);
}

/** The manifest module of an entry. */
function moduleOf(element) {
  const path = posix.join('dist/elements', entryFile(element));
  const events = [...new Set(element.events.map(({ type }) => type.text).filter((type) => type !== 'Event'))];
  const description = [element.description, codeFence(element.example)].filter(Boolean).join('\n\n');
  const classes = events.map((event) => ({ kind: 'class', name: event, superclass: { name: 'Event' } }));
  const exports = [element.name, ...events].map((each) => ({
    kind: 'js',
    name: each,
    declaration: { name: each, module: path },
  }));
  const definition = {
    kind: 'custom-element-definition',
    name: element.tagName,
    declaration: { name: element.name, module: path },
  };
  return {
    kind: 'javascript-module',
    path,
    // Undefined values are not written.
    declarations: [{ ...element, description, file: undefined, example: undefined }, ...classes],
    exports: [...exports, definition],
  };
}

/** A fenced HTML block, because editors show descriptions as Markdown. */
function codeFence(html) {
  return `\`\`\`html\n${html}\n\`\`\``;
}

function customData(element) {
  return {
    name: element.tagName,
    description: { kind: 'markdown', value: text(element) },
    attributes: element.attributes.map(({ name: attribute, description, type }) => {
      const values = type.text.match(/(?<=')[\w-]+(?=')/g);
      return {
        name: attribute,
        description,
        ...(type.text === 'boolean' && { valueSet: 'v' }),
        ...(values && { values: values.map((value) => ({ name: value })) }),
      };
    }),
  };
}

function webTypes() {
  const list = elements.map((element) => ({
    name: element.tagName,
    description: text(element),
    attributes: element.attributes.map(({ name: attribute, description, type, default: initial }) => ({
      name: attribute,
      description,
      value: { type: type.text, default: initial },
    })),
    slots: element.slots,
    js: {
      properties: element.attributes.map(({ fieldName, type }) => ({ name: fieldName, type: type.text })),
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
