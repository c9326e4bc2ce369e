/** Sites with hostile text in every field of specifications, settings and front matter. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../plugin/core/package/package-root.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { Report } from '../../plugin/core/errors/errors.js';
import type { FieldText } from './fill-fields.js';
import type { HostileDocument } from './hostile-documents.js';
import { schemaFields, type Field } from './schema-fields.js';
import { pages } from './settings-case.js';
import { writeSite } from './work-folder.js';

type Json = Record<string, unknown>;

/** A site of which some fields may be unusable. */
export interface HostileSite {
  name: string;
  /**
   * The kind of file with the text: `front matter`. Pages of API descriptions are in a folder with the name of their
   * kind.
   */
  kind?: string;
  files: Record<string, string>;
  /** Fewer pages and errors are a finding. Default: 1. */
  minPages?: number;
}

const base = { name: 'Hostile', theme: 'mint', colors: { primary: '#336699' } };

/** A site with the pages of API descriptions. `address`: where these are; default: in the folder. */
export function documentSite(name: string, documents: readonly HostileDocument[], address = ''): HostileSite {
  const groups = documents.map(({ name: directory, format }) => ({
    group: directory,
    [format]: { source: `${address}/${directory}.json`, directory },
  }));
  const files = Object.fromEntries(
    documents.map((document) => [`${document.name}.json`, JSON.stringify(document.content)]),
  );
  const settings = {
    ...base,
    navigation: { groups: [{ group: 'Start', pages: ['index'] }, ...groups] },
    api: { playground: { display: 'interactive' } },
  };
  return { name, files: { ...files, 'index.mdx': '# Start\n', 'docs.json': JSON.stringify(settings) } };
}

const schemas = { 'mint.json': 'SettingsV1', 'docs.json': 'Settings' } as const;

/**
 * Settings of both schemas. Each site has as many of the fields as can be in one file. `refused`: fields whose text is an
 * error of the settings, so that nothing is built. `folder`: for files.
 */
export async function settingsSites(
  name: string,
  text: (field: string) => string,
  folder: string,
): Promise<{ sites: HostileSite[]; fields: string[]; refused: string[] }> {
  const schema = readSchema();
  const result = { sites: [] as HostileSite[], fields: [] as string[], refused: [] as string[] };
  for (const [file, definition] of Object.entries(schemas)) {
    // Another navigation would replace the navigation with the pages, and a reference the whole file.
    const fields = schemaFields(schema, definition).filter(({ path }) => !/(?:^|\.)\$ref$|^\$schema$/.test(path));
    const settingsOf = (parts: readonly Field[]): string => {
      const whole = structuredClone({ ...base, navigation: navigations[file as keyof typeof schemas] }) as Json;
      for (const { path, fill } of parts) merge(whole, fill(text(`${file} ${path}`)) as Json);
      return JSON.stringify(whole);
    };
    writeSite(folder, { ...pages });
    const isValid = async (parts: readonly Field[]): Promise<boolean> => {
      const report = new Report();
      writeFileSync(join(folder, file), settingsOf(parts));
      return (await readSite(folder, report, settingsSchemas)) !== undefined && report.errors.length === 0;
    };
    const usable: Field[] = [];
    for (const field of fields) {
      const at = `${file} ${field.path}`;
      result.fields.push(at);
      if (await isValid([field])) usable.push(field);
      else result.refused.push(at);
    }
    for (const parts of await joined(usable, text, isValid))
      result.sites.push({
        name: `${name} ${result.sites.length}`,
        kind: file,
        files: { ...pages, [file]: settingsOf(parts) },
      });
  }
  return result;
}

/** A site with some fields of the settings, such as `docs.json navbar.links[].label`, of the same file. */
export function fieldsSite(texts: readonly { field: string; text: string }[]): HostileSite {
  const file = texts[0]!.field.split(' ')[0] as keyof typeof schemas;
  const fields = new Map(schemaFields(readSchema(), schemas[file]).map((field) => [`${file} ${field.path}`, field]));
  const whole = structuredClone({ ...base, navigation: navigations[file] }) as Json;
  for (const { field, text } of texts) merge(whole, fields.get(field)!.fill(text) as Json);
  return { name: texts[0]!.field, kind: file, files: { ...pages, [file]: JSON.stringify(whole) } };
}

function readSchema(): object {
  return JSON.parse(readFileSync(join(packageRoot, 'dist', 'docs.schema.json'), 'utf8')) as object;
}

const navigations = {
  'mint.json': [{ group: 'Pages', pages: ['index', 'guides/install'] }],
  'docs.json': { groups: [{ group: 'Pages', pages: ['index', 'guides/install'] }] },
};

/** Groups of fields that are valid together. */
async function joined(
  fields: readonly Field[],
  text: (field: string) => string,
  isValid: (parts: readonly Field[]) => Promise<boolean>,
): Promise<Field[][]> {
  const groups: { whole: Json; parts: Field[] }[] = [];
  for (const field of fields) {
    const part = field.fill(text(field.path)) as Json;
    const group = groups.find(({ whole }) => fits(whole, part));
    if (group) group.parts.push(field);
    else groups.push({ whole: {}, parts: [field] });
    merge((group ?? groups.at(-1)!).whole, part);
  }
  const split = async (parts: Field[]): Promise<Field[][]> => {
    if (parts.length < 2 || (await isValid(parts))) return [parts];
    const middle = Math.ceil(parts.length / 2);
    return [...(await split(parts.slice(0, middle))), ...(await split(parts.slice(middle)))];
  };
  const valid: Field[][] = [];
  // One after another: they share a folder.
  for (const { parts } of groups) valid.push(...(await split(parts)));
  return valid;
}

/** Whether nothing is lost if `part` is added. */
function fits(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole) && Array.isArray(part)) return true;
  if (!isObject(whole) || !isObject(part)) return false;
  return Object.entries(part).every(([key, value]) => !(key in whole) || fits(whole[key], value));
}

function merge(whole: Json, part: Json): Json {
  for (const [key, value] of Object.entries(part)) {
    const before = whole[key];
    if (Array.isArray(before) && Array.isArray(value)) before.push(...(value as unknown[]));
    else if (isObject(before) && isObject(value)) merge(before, value);
    else if (before === undefined || typeof before === 'string') whole[key] = structuredClone(value);
  }
  return whole;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of the front matter, including keys that are only metadata. */
export const frontMatterKeys = [
  ...Object.keys(settingsSchemas.frontMatter.shape),
  'og:image',
  'og:title',
  'twitter:site',
  'other',
];

/** A site with one page for each text, which is in all keys of its front matter. */
export function frontMatterSite(name: string, texts: readonly FieldText[]): HostileSite {
  const keys = frontMatterKeys;
  const files: Record<string, string> = {};
  texts.forEach((text, index) => {
    // A key that hides the page or its content has a page of its own.
    for (const [part, some] of [keys.filter((key) => !hiding.has(key)), keys].entries()) {
      const lines = some.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(text(`front matter ${key}`))}`);
      files[`p${index}-${part}.mdx`] = `---\n${lines.join('\n')}\n---\n\n## Part\n\nText.\n`;
    }
  });
  const names = Object.keys(files).map((file) => file.replace('.mdx', ''));
  files['docs.json'] = JSON.stringify({ ...base, navigation: { groups: [{ group: 'Pages', pages: names }] } });
  return { name, kind: 'front matter', files };
}

const hiding = new Set(['url', 'mode', 'hidden', 'public', 'isPublic', 'groups']);
