/** Generates the page about the fields of `docs.json` from the v1 schema and the examples. */
import { z } from 'zod';
import { formatExamples } from './format-examples.js';
import { jsonText } from '../../plugin/config/read/json-text.js';
import { code, defaultOf, equivalentOf, mdxText, supportOf, valuesOf } from './key-text.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { innerSchemas } from '../../plugin/config/schema-at.js';
import { settingUses, type SettingKey } from '../../plugin/config/setting-keys.js';

/** Longest values and files on one line. */
const maxWidth = { value: 72, file: 40 };

/** A documented field. */
export interface FormatField {
  /** The name for readers: `anchors[].color.from`. */
  name: string;
  key: SettingKey;
}

/** The documented fields: the fields of the examples, by field of the file. */
export function formatFields(): Map<string, FormatField[]> {
  return new Map(
    Object.entries(formatExamples).map(([name, examples]) => [
      name,
      [
        ...new Map(
          examples.flatMap((example) => fieldsIn({ [name]: example })).map((field) => [field.name, field]),
        ).values(),
      ],
    ]),
  );
}

function fieldsIn(settings: object): FormatField[] {
  const paths = new Map<object, string>();
  addPaths(settings, '', paths);
  return settingUses(settingsSchemas.v1, settings).map(({ key, owner, name }) => ({
    name: `${paths.get(owner)!}${name}`,
    key,
  }));
}

/** The path of each object in `value`, up to its keys: `anchors[].color.`. */
function addPaths(value: unknown, path: string, paths: Map<object, string>): void {
  if (Array.isArray(value)) for (const item of value) addPaths(item, `${path}[]`, paths);
  else if (typeof value === 'object' && value !== null) {
    const start = path && `${path}.`;
    paths.set(value, start);
    for (const [name, inner] of Object.entries(value)) addPaths(inner, start + name, paths);
  }
}

const intro = `\`docs.json\` is one JSON object in the docs folder. \`name\` and \`navigation\` are required, all other fields are optional. \`mint.json\` has the same fields.

\`\`\`json docs.json
${fileText({ name: 'Planets', navigation: [{ group: 'Get started', pages: ['introduction', 'quickstart'] }] })}
\`\`\`

Paths of files start at the docs folder. Octavo reads more settings than these, also in the same file: see [all settings](/configuration/settings-reference-list). If \`navigation\` is an object instead of a list, see [its settings](/configuration/settings-reference).`;

/** The page, as MDX. */
export function formatReference(): string {
  const listed = new Map<string, string>();
  const sections = Array.from(formatFields(), ([name, [field, ...inner]]) =>
    [
      `## ${name}`,
      sentences(field!),
      ...formatExamples[name]!.map((example) => `\`\`\`json docs.json\n${fileText({ [name]: example })}\n\`\`\``),
      ...inner.map((each) => fieldText(each, listed)),
    ].join('\n\n'),
  );
  const frontMatter = [
    'title: docs.json fields',
    'description: Each field of docs.json, with its meaning, its type, its default, and an example.',
    'boost: 2',
  ].join('\n');
  return `---\n${frontMatter}\n---\n\n${[intro, ...sections].join('\n\n')}\n`;
}

/** `listed`: the fields with a list of values, by that list. */
function fieldText({ name, key }: FormatField, listed: Map<string, string>): string {
  const isNeeded = isRequired(key);
  const usual = key.meta.default;
  const attributes = [
    `name="${name}"`,
    `type="${typeOf(key.schema)}"`,
    isNeeded && 'required',
    usual !== undefined && `default=${JSON.stringify(typeof usual === 'string' ? usual : JSON.stringify(usual))}`,
  ];
  const values = [valuesOf(key), ...supportOf(key)].filter(Boolean).join(' ');
  const same = listed.get(values);
  if (values) listed.set(values, name);
  const shown = same ? `Values: those of ${code(same)}.` : values;
  const text = [key.meta.description, noDefault(key), equivalentOf(key), shown];
  return `<ResponseField ${attributes.filter(Boolean).join(' ')}>\n  ${mdxText(text.filter(Boolean).join(' '))}\n</ResponseField>`;
}

/** The text below the heading of a field. */
function sentences({ key }: FormatField): string {
  const names = key.meta.keyNames?.names ?? [];
  const text = [
    key.meta.description,
    `Type: ${typeOf(key.schema)}.`,
    isRequired(key) ? 'Required.' : (defaultOf(key) ?? noDefault(key)),
    names.length > 0 && `Keys: ${names.map(code).join(', ')}.`,
    equivalentOf(key),
    ...supportOf(key),
  ];
  return mdxText(text.filter(Boolean).join(' '));
}

/** A default that is not a value is part of the description. */
function noDefault(key: SettingKey): string | undefined {
  const isKnown = isRequired(key) || key.meta.default !== undefined || /\bDefault: /.test(key.meta.description ?? '');
  return isKnown ? undefined : 'Default: none.';
}

function isRequired({ schema }: SettingKey): boolean {
  return !schema.safeParse(undefined).success;
}

/** `string, object, or array of strings`. */
function typeOf(schema: z.ZodType): string {
  const names = new Set(innerSchemas(schema).map((inner) => typeName(inner)));
  // An array comes last, because its name can have several words.
  return new Intl.ListFormat('en', { type: 'disjunction' }).format([...names].toSorted(byLength));
}

const byLength = (one: string, other: string): number => one.length - other.length;

function typeName(schema: z.ZodType): string {
  if (schema instanceof z.ZodArray) {
    const items = typeOf(schema.element as z.ZodType).split(' or ');
    return `array of ${items.map((item) => `${item}s`).join(' or ')}`;
  }
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodString)
    return schema.safeParse('#16A34A').success && !schema.safeParse('').success ? 'hex color' : 'string';
  return schema instanceof z.ZodEnum ? 'string' : 'object';
}

/** JSON as authors write it: values that fit are on one line. */
function fileText(value: unknown, indent = ''): string {
  const line = jsonText(value);
  const width = indent === '' ? maxWidth.file : maxWidth.value - indent.length;
  if (typeof value !== 'object' || value === null || line.length <= width) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Object.entries(value).map(([name, inner]) => {
    const text = fileText(inner, deeper);
    return deeper + (Array.isArray(value) ? text : `${JSON.stringify(name)}: ${text}`);
  });
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}
