/** Compares what is published about the elements with the elements themselves. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './cli/temporary-folder.js';

interface Named {
  name: string;
  description: string;
}
interface Declaration {
  name: string;
  tagName: string;
  summary: string;
  attributes: (Named & { fieldName: string; type: { text: string } })[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: Named[];
  events: Named[];
}

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as {
  modules: { path: string; declarations: Declaration[] }[];
};
const elements = manifest.modules.flatMap(({ path, declarations }) =>
  declarations.map((declaration) => ({ ...declaration, folder: dirname(path).replace(/^dist\/elements\//, '') })),
);

await import(join(dist, 'elements/index.js'));
const registry = customElements as unknown as { get(tag: string): { observedAttributes: string[] } | undefined };

/** Elements share templates with others of their room, and with the rooms that they extend or use. */
const shared: Record<string, readonly string[]> = {
  card: ['columns'],
  'code-group': ['tabs'],
  expandable: ['accordion'],
  'param-field': ['field'],
  'response-field': ['field'],
};

/** The sources of a room, and of those that it takes from. */
function sourceOf(folder: string, kind: (file: string) => boolean): string {
  return [folder, ...(shared[folder] ?? [])]
    .flatMap((name) => readdirSync(join(root, 'elements', name)).map((file) => join(root, 'elements', name, file)))
    .filter((file) => kind(file) && !/\.(?:test|page|markdown)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''))
    .join('\n');
}

/** Names of events by their class. */
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

const folders = [...new Set(elements.map(({ folder }) => folder))];
const inFolder = (folder: string): Declaration[] =>
  elements.filter((element) => element.folder === folder || (shared[folder] ?? []).includes(element.folder));

test('every element is documented, and nothing else', () => {
  const defined = readdirSync(join(root, 'elements'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(root, 'elements', file), 'utf8').matchAll(/^@define\('([^']+)'\)/gm)])
    .map(([, tag]) => tag!);
  expect(elements.map(({ tagName }) => tagName).toSorted()).toEqual(defined.toSorted());
});

describe.each(elements)('$tagName', ({ tagName, summary, attributes, slots, cssParts, cssProperties, events }) => {
  test('documents exactly the attributes that its class observes', () => {
    const observed = registry.get(tagName)?.observedAttributes ?? [];
    expect(attributes.map(({ name }) => name).toSorted()).toEqual([...observed].toSorted());
  });

  test('says what each thing is', () => {
    expect(summary).not.toBe('');
    const all = [...attributes, ...slots, ...cssParts, ...cssProperties, ...events];
    expect(all.filter(({ description }) => description === '')).toEqual([]);
  });
});

describe.each(folders)('the room %s', (folder) => {
  const documented = (list: 'slots' | 'cssParts' | 'cssProperties' | 'events'): string[] =>
    [...new Set(inFolder(folder).flatMap((element) => element[list].map(({ name }) => name)))].toSorted();
  const code = sourceOf(folder, (file) => file.endsWith('.ts'));
  const found = (pattern: RegExp): string[] =>
    [...new Set([...code.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted();

  test('documents every slot, and none that is not there', () => {
    expect(documented('slots')).toEqual(found(/<slot\b(?:[^>]*?\sname="([^"$]+)")?/g));
  });

  test('documents every part, and none that is not there', () => {
    const written = [...code.matchAll(/\spart=(?:"([^"]+)"|\$\{([^}]*)\})/g)].map(
      ([, names = '', choice = '']) =>
        names.replace(/\$\{[^}]*\}/g, '') + (choice.match(/(?<=')[\w ]+(?=')/g) ?? []).join(' '),
    );
    const parts = written.flatMap((names) => names.split(' ')).filter(Boolean);
    expect(documented('cssParts')).toEqual([...new Set(parts)].toSorted());
  });

  test('documents every property that its styles take', () => {
    const own = inFolder(folder).map(({ tagName }) => tagName.replace('octavo-', ''));
    const taken = found(/var\((--octavo-[\w-]+)/g).filter((name) =>
      own.some((tag) => name.startsWith(`--octavo-${tag}-`)),
    );
    expect(documented('cssProperties').filter((name) => !code.includes(name))).toEqual([]);
    expect(taken.filter((name) => !documented('cssProperties').includes(name))).toEqual([]);
  });

  test('documents every event that it sends, and none that nobody sends', () => {
    const sent = [...eventNames].filter(([type]) => code.includes(`new ${type}(`)).map(([, name]) => name);
    if (code.includes('copyText(')) sent.push('octavo-copy');
    if (code.includes("'octavo-theme-change'")) sent.push('octavo-theme-change');
    expect(documented('events')).toEqual([...new Set(sent)].toSorted());
  });
});

test('editors are offered every attribute with its values and words', () => {
  const data = JSON.parse(readFileSync(join(dist, 'html-custom-data.json'), 'utf8')) as {
    tags: { name: string; attributes: (Named & { values?: { name: string }[] })[] }[];
  };
  const names = (attributes: readonly Named[]): string[] => attributes.map(({ name }) => name);
  expect(Object.fromEntries(data.tags.map(({ name, attributes }) => [name, names(attributes)]))).toEqual(
    Object.fromEntries(elements.map(({ tagName, attributes }) => [tagName, names(attributes)])),
  );
  const size = data.tags.find(({ name }) => name === 'octavo-badge')?.attributes.find(({ name }) => name === 'size');
  expect(size?.values?.map(({ name }) => name)).toEqual(['xs', 'sm', 'md', 'lg']);
});

test('JSX of any framework takes the elements with checked properties', () => {
  const folder = temporaryFolder();
  const types = JSON.stringify(join(dist, 'elements/jsx.js'));
  const source = `import type { OctavoElements } from ${types};
declare global {
  namespace JSX {
    interface IntrinsicElements extends OctavoElements {}
    interface ElementChildrenAttribute { children: unknown }
  }
  const h: (...all: unknown[]) => unknown;
}
export const right = <octavo-card title="A" horizontal onClick={() => {}} data-x="1"><octavo-badge size="sm">b</octavo-badge></octavo-card>;
export const wrong = <octavo-card horizontal="far">A</octavo-card>;
`;
  writeFileSync(join(folder, 'page.tsx'), source);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compilerOptions = { noEmit: true, strict: true, jsx: 'react', jsxFactory: 'h', module: 'nodenext', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes('error'));
  expect(errors.map((line) => /\((\d+),\d+\): error (TS\d+)/.exec(line)?.slice(1))).toEqual([['10', 'TS2322']]);
});
