// Reads the documentation of the elements from the doc comments and types of their classes.
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFiles } from './find-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = findFiles(root, [
  '{elements,elements/*}/*.ts',
  'playground/playground.ts',
  '!elements/{testing/*,*/*.page,*/*.styles,**/*.test}.ts',
]);

/** Reads the tag from `@define('octavo-card')`, and the examples in the comment. */
const definitions = {
  name: 'definitions',
  analyzePhase({ node, moduleDoc }) {
    const decorators = ts.isClassDeclaration(node) ? (ts.getDecorators(node) ?? []) : [];
    const define = decorators.find(({ expression }) => expression.expression.getText() === 'define');
    if (!define) return;
    const examples = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === 'example');
    Object.assign(
      moduleDoc.declarations.find(({ name }) => name === node.name.text),
      { tagName: define.expression.arguments[0].text, example: examples.map(({ comment }) => comment).join('\n') },
    );
  },
};

/**
 * All elements, as declarations of a Custom Elements Manifest with their file and example, and the file of each event class.
 * Files are relative to elements/.
 */
export function readElements() {
  const sources = files.map((file) =>
    ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true),
  );
  const { modules } = create({ modules: sources, plugins: [...litPlugin(), definitions] });
  const classes = modules.flatMap(({ path, declarations }) =>
    declarations.map((each) => ({ ...each, file: path.replace('elements/', '') })),
  );
  return {
    elements: classes
      .filter(({ tagName }) => tagName)
      .map(elementOf)
      .sort((a, b) => (a.tagName < b.tagName ? -1 : 1)),
    eventFiles: new Map(
      classes.filter(({ superclass }) => superclass?.name === 'Event').map(({ name, file }) => [name, file]),
    ),
  };
}

/** Keeps what users of the element can set, style, and listen to. Inherited members come first. */
function elementOf({ name, tagName, file, summary, description, example, ...lists }) {
  const listOf = (list) =>
    (lists[list] ?? [])
      .toSorted((a, b) => Number('inheritedFrom' in b) - Number('inheritedFrom' in a))
      .map((each) => ({ ...each, inheritedFrom: undefined, description: unwrapped(each.description) }));
  const typed = (list) => listOf(list).map((each) => ({ ...each, type: { text: typeOf(each) } }));
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName,
    file,
    example,
    summary,
    description: unwrapped(description),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes: typed('attributes'),
    members: typed('members').filter(({ attribute }) => attribute),
    slots: listOf('slots'),
    cssParts: listOf('cssParts'),
    cssProperties: listOf('cssProperties'),
    // The analyzer adds the arguments of events that the code dispatches.
    events: listOf('events').flatMap((event) => (event.description ? { type: { text: 'Event' }, ...event } : [])),
  };
}

/** The type of an attribute. A string whose description lists values has these as its type. */
function typeOf({ type, description }) {
  const text = unwrapped(type?.text).replace(/^\| | \| undefined$/g, '');
  if (/^(?:boolean|number)$|\|/.test(text)) return text;
  const values = description.match(/(?<=`)[\w-]+(?=`)/g) ?? [];
  return values.length > 1 ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

/** The text with each paragraph on one line. */
function unwrapped(text = '') {
  return text.replace(/(?<!\n)\n *(?!\n)/g, ' ');
}
