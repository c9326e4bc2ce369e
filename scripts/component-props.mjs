// Writes dist/component-props.json: the props of each page component, from the interfaces in elements/*/*.page.ts and
// their comments. `@unsupported why` and `@partial how` in a comment describe limits of a prop.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const elements = join(root, 'elements');
const sources = readdirSync(elements, { recursive: true })
  .filter((file) => /\.page\.ts$|^props[\\/][\w-]+\.ts$/.test(file))
  .map((file) => readFileSync(join(elements, file), 'utf8'));

const interfaces = new Map();
for (const source of sources) {
  for (const [, name, parents = '', body = ''] of source.matchAll(
    /interface (\w+)(?: extends ([^{]+))? \{(?:\}|\n(.*?)\n\})/gs,
  ))
    if (!interfaces.has(name)) interfaces.set(name, { parents: parents.match(/\w+/g) ?? [], props: members(body) });
}

/** Functions that create components, with the type of their props. */
const makers = new Map();
for (const source of sources)
  for (const [, name, type] of source.matchAll(/function (\w+)\([^)]*\): PageComponent<([^>]+)>/g))
    makers.set(name, type);

const types = new Map();
for (const source of sources) {
  for (const [, name, type] of source.matchAll(/export const (\w+): PageComponent<([^>]+)>/g)) types.set(name, type);
  for (const [, name, maker] of source.matchAll(/export const (\w+) = (\w+)\(/g))
    if (makers.has(maker)) types.set(name, makers.get(maker));
}

const registry = /pageComponents[^=]*= \{\n(.*?)\n\}/s.exec(
  readFileSync(join(elements, 'page-components.ts'), 'utf8'),
)[1];
const components = {};
for (const [, quoted, plain, local] of registry.matchAll(/^ {2}(?:'([\w.]+)'|(\w+))(?:: (\w+))?,$/gm)) {
  const name = quoted ?? plain;
  const type = types.get(local ?? name);
  if (type === undefined) throw new Error(`<${name}> has no props type. Declare it as PageComponent<…Props>.`);
  components[name] = propsOf(type);
}
writeFileSync(join(root, 'dist', 'component-props.json'), `${JSON.stringify(components, null, 1)}\n`);

/** Props of `FieldProps & { title?: Node }`. */
function propsOf(type) {
  const inline = members(type.replace(/^[^{]*\{?|\}$/g, '').replaceAll('; ', ';\n'));
  const named = type.replace(/\{.*\}/s, '').match(/\w+/g) ?? [];
  return Object.assign({}, ...named.map(ofInterface), inline);
}

function ofInterface(name) {
  const declaration = interfaces.get(name);
  if (!declaration) throw new Error(`No file in elements/ declares the interface ${name}.`);
  return Object.assign({}, ...declaration.parents.map(ofInterface), declaration.props);
}

/** `/** comment …  name?: type;` lines. */
function members(body) {
  const props = {};
  for (const [, comment = '', name] of body.matchAll(/(?:\/\*\*(.*?)\*\/\s*)?^\s*(?:readonly )?'?([\w-]+)'?\??:/gms)) {
    const text = comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
    const [, description, tag, note] = /^(.*?)\s*(?:@(unsupported|partial) (.*))?$/s.exec(text);
    props[name] = { ...(description && { description }), ...(tag && { effect: { status: tag, note } }) };
  }
  return props;
}
