// Reads the documentation of the elements: doc comments and `@property` fields of every class in elements/.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../elements/', import.meta.url));
const classPattern =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:@define\('([^']+)'\)\s*)?export (?:abstract )?class (\w+) extends (\w+)[^{]*\{(?:\}|([\s\S]*?)\n\})\n/g;
const fieldPattern =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*@property\((\{[^}]*\})?\)\s*(?:override )?(\w+)[?!]?(?::\s*([^=;]+?))?(?:\s*=\s*([^;]+))?;/g;
/** Matches event classes. */
const eventPattern = /export class (\w+) extends Event\b/;
const kinds = { slot: 'slots', csspart: 'cssParts', cssproperty: 'cssProperties', fires: 'events' };

/** The file of each event class, relative to elements/. */
export function readEventFiles() {
  return new Map(
    sources().flatMap(({ file, source }) => {
      const [, name] = eventPattern.exec(source) ?? [];
      return name ? [[name, file]] : [];
    }),
  );
}

/** All elements by tag, with inherited fields and documentation. */
export function readElements() {
  const classes = new Map();
  for (const { file, source } of sources().filter((each) => each.file.includes('/'))) {
    for (const match of source.matchAll(classPattern)) {
      const [, comment = '', tag, name, parent, body = ''] = match;
      classes.set(name, { file, tag, name, parent, fields: fieldsOf(body), ...readComment(comment) });
    }
  }
  const elements = [...classes.values()].filter(({ tag }) => tag).map((element) => withParents(element, classes));
  return elements.sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

function sources() {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => /^(?:[\w-]+\/)?[\w-]+\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}

/** The element of the playground, which has an entry of its own: `octavo/playground`. */
export function readPlayground() {
  const source = readFileSync(join(root, '../playground/playground.ts'), 'utf8');
  const [[, comment, tag, name, parent, body]] = source.matchAll(classPattern);
  return { file: '../playground/index.ts', tag, name, parent, fields: fieldsOf(body), ...readComment(comment) };
}

/** An element with the fields and documentation of its parent classes, which it can override. */
function withParents(element, classes) {
  const above = classes.get(element.parent);
  const parent = above && withParents(above, classes);
  const merged = { ...element, files: [element.file, ...(parent?.files ?? [])] };
  for (const list of ['fields', ...Object.values(kinds)]) {
    const ownNames = new Set(element[list].map(({ name }) => name));
    merged[list] = [...(parent?.[list] ?? []).filter(({ name }) => !ownNames.has(name)), ...element[list]];
  }
  return merged;
}

function readComment(comment) {
  const [description, ...tags] = plain(comment).split(/\n(?=@)|^(?=@)/);
  const docs = { description: oneLine(description.startsWith('@') ? '' : description), summary: '', example: '' };
  for (const list of Object.values(kinds)) docs[list] = [];
  for (const tag of description.startsWith('@') ? [description, ...tags] : tags) {
    const [, kind, rest] = /^@(\w+)\s*([\s\S]*)/.exec(tag);
    if (kind === 'summary') docs.summary = oneLine(rest);
    if (kind === 'example') docs.example = [docs.example, rest.trim()].filter(Boolean).join('\n');
    if (kinds[kind]) docs[kinds[kind]].push(readTag(kind, rest));
  }
  return docs;
}

/** One line of a class comment: `{type} [name=default] - text`, or `name - text`. */
function readTag(kind, rest) {
  const parts = /^(?:\{(\w+)\}\s+)?(?:(?:\[([\w-]+)=([^\]]*)\]|(\S*\w))\s+)?-\s+([\s\S]*)/.exec(rest) ?? [];
  const [, type, defaulted, initial, name = defaulted ?? '', text] = parts;
  if (text === undefined) throw new Error(`Write "@${kind} name - description": @${kind} ${rest}`);
  return {
    name,
    ...(type && { type: { text: type } }),
    ...(initial && { default: initial }),
    description: oneLine(text),
  };
}

function fieldsOf(body) {
  return Array.from(body.matchAll(fieldPattern), ([, comment, options = '', name, annotation, initial]) => {
    const type = /\b[A-Z]\w*Model\b/.test(annotation ?? '')
      ? oneLine(annotation).replace(/^\| | \| undefined$/g, '')
      : /type: Boolean|unlessFalse/.test(options)
        ? 'boolean'
        : /type: Number/.test(options)
          ? 'number'
          : 'string';
    const description = oneLine(plain(comment));
    return {
      name,
      attribute: /attribute: '([^']+)'/.exec(options)?.[1] ?? name.toLowerCase(),
      type,
      values: type === 'string' ? valuesOf(annotation ?? '', description) : [],
      reflects: /reflect: true/.test(options),
      ...(initial !== undefined && initial.trim() !== "''" && { default: initial.trim() }),
      description,
    };
  });
}

/** The allowed values of a string, from its type or from the list in its description. */
function valuesOf(annotation, description) {
  const literals = Array.from(annotation.matchAll(/'([^']*)'/g), ([, value]) => value);
  if (literals.length > 0) return literals;
  const named = Array.from(description.matchAll(/`([\w-]+)`/g), ([, value]) => value);
  return named.length > 1 ? named : [];
}

function plain(comment) {
  return comment.replace(/^[ \t]*\* ?/gm, '').trim();
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}
