/** Compares the published documentation of the elements with the elements. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { blockForms, inlineForms, records } from '../elements/page-components.js';

interface Named {
  name: string;
  description: string;
}
interface Declaration {
  kind: 'class';
  name: string;
  tagName: string;
  summary: string;
  description: string;
  attributes: (Named & { fieldName: string; type: { text: string } })[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: Named[];
  events: (Named & { type?: { text: string } })[];
}

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as {
  modules: { path: string; declarations: Declaration[]; exports: { kind: string; name: string }[] }[];
};
/** The playground is not in elements/. */
const inElements = manifest.modules.filter(({ path }) => !path.includes('/playground/'));
const elements = inElements.flatMap(({ path, declarations, exports }) =>
  declarations
    .filter(({ tagName }) => tagName)
    .map((declaration) => ({ ...declaration, path, exports, folder: folderOf(path) })),
);

/** The folder of the element that an entry exports first. */
function folderOf(path: string): string {
  return /'\.\.\/([^/]+)\//.exec(readFileSync(join(root, path), 'utf8'))![1]!;
}

await import(join(dist, 'elements/with-diagrams.js'));
const registry = customElements as unknown as { get(tag: string): { observedAttributes: string[] } | undefined };

/** Folders whose templates an element uses too, because it extends or contains their elements. */
const shared: Record<string, readonly string[]> = {
  breadcrumbs: ['landmark'],
  card: ['columns'],
  'code-group': ['tabs'],
  expandable: ['accordion'],
  'page-menu': ['switcher'],
  pager: ['landmark'],
  'param-field': ['field'],
  'response-field': ['field'],
  sidebar: ['landmark'],
  toc: ['landmark'],
};

/** The sources of a folder and of the folders that it uses. */
function sourceOf(folder: string, kind: (file: string) => boolean): string {
  return [folder, ...(shared[folder] ?? [])]
    .flatMap((name) => readdirSync(join(root, 'elements', name)).map((file) => join(root, 'elements', name, file)))
    .filter((file) => kind(file) && !/\.(?:test|page|markdown)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''))
    .join('\n');
}

/** Event names by class. */
const eventNames = new Map(
  readdirSync(join(root, 'elements'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'elements', file), 'utf8'))
    .flatMap((source) => {
      const [, type] = /class (\w+) extends Event\b/.exec(source) ?? [];
      const [, name] = /'(octavo-[\w-]+)'/.exec(source) ?? [];
      return type && name ? [[type, name] as const] : [];
    }),
);

/** The elements that a module and its imports define. */
function definedBy(file: string, seen = new Set<string>(), tags = new Set<string>()): Set<string> {
  if (seen.has(file)) return tags;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, tag] of code.matchAll(/^ +define\('(octavo-[\w-]+)'\)/gm)) tags.add(tag!);
  for (const [, specifier] of code.matchAll(/^(?:import|export) (?:[^'"]*from )?['"](\.[^'"]+)['"]/gm))
    definedBy(join(dirname(file), specifier!), seen, tags);
  return tags;
}

/** Whether `name` in camel case is a valid JavaScript variable. */
function isVariable(name: string): boolean {
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  try {
    parse(`let ${variable}`, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

const folders = [...new Set(elements.map(({ folder }) => folder))];
const inFolder = (folder: string): Declaration[] =>
  elements.filter((element) => element.folder === folder || (shared[folder] ?? []).includes(element.folder));

test('documents every element, and nothing else', () => {
  const defined = readdirSync(join(root, 'elements'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(root, 'elements', file), 'utf8').matchAll(/^@define\('([^']+)'\)/gm)])
    .map(([, tag]) => tag!);
  expect(elements.map(({ tagName }) => tagName).toSorted()).toEqual(defined.toSorted());
});

test('Markdown is written only for elements that exist', () => {
  const tags = new Set(elements.map(({ tagName }) => tagName));
  expect(Object.keys({ ...blockForms, ...inlineForms }).filter((tag) => !tags.has(tag))).toEqual([]);
});

const withComponents = Object.entries(records).filter(([, { components, aliases }]) => components ?? aliases);
test.each(withComponents)('interactive components can import the record of %s', async (folder, record) => {
  const { components = {}, aliases = {}, files = [folder] } = record;
  const modules = readdirSync(join(root, 'elements', folder)).filter((file) => file.endsWith('.ts'));
  const defining = modules.filter((file) =>
    /^@define\(/m.test(readFileSync(join(root, 'elements', folder, file), 'utf8')),
  );
  expect(files.map((file) => `${file}.ts`).toSorted()).toEqual(defining.toSorted());
  const module = (await import(join(dist, 'elements', folder, `${folder}.page.js`))) as Record<string, unknown>;
  const own = Object.values(components);
  const others = Object.keys(aliases).filter((name) => !own.includes(aliases[name]!));
  const names = [...Object.keys(components), ...others].map((name) => name.replace('.', ''));
  expect(names.filter((name) => typeof module[name] !== 'function')).toEqual([]);
});

describe.each(elements)('$tagName', (element) => {
  const { tagName, name, path, exports, summary, description, attributes, slots, cssParts, cssProperties, events } =
    element;

  test('documents exactly the attributes that its class observes', () => {
    const observed = new Set(registry.get(tagName)?.observedAttributes);
    // HTML attributes are lower case: `defaultTabIndex` is `defaulttabindex`.
    for (const { name, fieldName } of attributes)
      if (fieldName.toLowerCase() !== name) observed.delete(fieldName.toLowerCase());
    expect(attributes.map(({ name }) => name).toSorted()).toEqual([...observed].toSorted());
  });

  test('defines every element of its example with one import', () => {
    const used = [...description.replace(/^[^]*```html/, '').matchAll(/<(octavo-[\w-]+)/g)].map(([, tag]) => tag!);
    expect(used).toContain(tagName);
    const defined = definedBy(join(root, path));
    expect(used.filter((tag) => !defined.has(tag))).toEqual([]);
  });

  test('exports the classes of its events', async () => {
    const classes = events.flatMap(({ type }) => (type && type.text !== 'Event' ? type.text : []));
    const module = (await import(`octavo/elements/${tagName.replace('octavo-', '')}`)) as Record<string, unknown>;
    expect([name, ...classes].filter((each) => typeof module[each] !== 'function')).toEqual([]);
    expect([name, ...classes].filter((each) => !exports.some((exported) => exported.name === each))).toEqual([]);
  });

  test('has no attribute that is a reserved word, which generated wrappers could not use as a variable', () => {
    const names = attributes.flatMap(({ name: attribute, fieldName }) => [attribute, fieldName]);
    // `for` becomes `htmlFor`, as on a label.
    const reserved = names.filter((each) => each !== 'for' && !isVariable(each));
    expect(reserved).toEqual([]);
  });

  test('describes everything', () => {
    expect(summary).not.toBe('');
    const all = [...attributes, ...slots, ...cssParts, ...cssProperties, ...events];
    expect(all.filter(({ description }) => !description)).toEqual([]);
  });
});

describe.each(folders)('the folder %s', (folder) => {
  const documented = (list: 'slots' | 'cssParts' | 'cssProperties' | 'events'): string[] =>
    [...new Set(inFolder(folder).flatMap((element) => element[list].map(({ name }) => name)))].toSorted();
  const code = sourceOf(folder, (file) => file.endsWith('.ts'));
  const found = (pattern: RegExp): string[] =>
    [...new Set([...code.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted();

  test('documents exactly the existing slots', () => {
    const slots = new Set(found(/<slot\b(?:[^>]*?\sname="([^"$]+)")?/g));
    // Elements without a template have the template of the base class.
    const classes = code.split(/^(?=@define\()/m).filter((part) => /^@define.*\n.* extends OctavoElement /.test(part));
    if (classes.some((part) => !part.includes(' render()'))) slots.add('');
    expect(documented('slots')).toEqual([...slots].toSorted());
  });

  test('documents exactly the existing parts', () => {
    const choices = (expression: string): string => (expression.match(/(?<=')[\w -]+(?=')/g) ?? []).join(' ');
    const written = [...code.matchAll(/\spart=(?:"([^"]+)"|\$\{([^}]*)\})/g)].map(
      ([, names = '', choice = '']) => names.replace(/\$\{[^}]*\}/g, choices) + choices(choice),
    );
    const parts = written.flatMap((names) => names.split(' ')).filter(Boolean);
    expect(documented('cssParts')).toEqual([...new Set(parts)].toSorted());
  });

  test('documents every custom property that its styles use', () => {
    const own = inFolder(folder).map(({ tagName }) => tagName.replace('octavo-', ''));
    const taken = found(/var\((--octavo-[\w-]+)/g).filter((name) =>
      own.some((tag) => name.startsWith(`--octavo-${tag}-`)),
    );
    expect(documented('cssProperties').filter((name) => !code.includes(name))).toEqual([]);
    expect(taken.filter((name) => !documented('cssProperties').includes(name))).toEqual([]);
  });

  test('documents exactly the events that it fires', () => {
    const sent = [...eventNames].filter(([type]) => code.includes(`new ${type}(`)).map(([, name]) => name);
    if (/\bcopy(?:Text)?\(/.test(code)) sent.push('octavo-copy');
    if (code.includes("'octavo-theme-change'")) sent.push('octavo-theme-change');
    expect(documented('events')).toEqual([...new Set(sent)].toSorted());
  });
});

test('provides editors with every attribute, its values and its description', () => {
  const data = JSON.parse(readFileSync(join(dist, 'html-custom-data.json'), 'utf8')) as {
    tags: { name: string; attributes: (Named & { values?: { name: string }[] })[] }[];
  };
  const all = manifest.modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
  const names = (attributes: readonly Named[]): string[] => attributes.map(({ name }) => name);
  expect(Object.fromEntries(data.tags.map(({ name, attributes }) => [name, names(attributes)]))).toEqual(
    Object.fromEntries(all.map(({ tagName, attributes }) => [tagName, names(attributes)])),
  );
  const size = data.tags.find(({ name }) => name === 'octavo-badge')?.attributes.find(({ name }) => name === 'size');
  expect(size?.values?.map(({ name }) => name)).toEqual(['xs', 'sm', 'md', 'lg']);
});
