/** The reference pages of the documentation, made from the schemas, so that they cannot say anything else. */
import type { Effect } from './schema/effect.js';
import { settingKeys, type SettingKey } from './setting-keys.js';
import { settingsV1, settingsV2 } from './schema/settings.js';

const pages = {
  'settings-reference': {
    title: 'docs.json reference',
    description: 'Every key of docs.json where navigation is an object, with meaning, default and effect.',
    schema: settingsV2,
  },
  'settings-reference-older': {
    title: 'mint.json reference',
    description:
      'Every key of mint.json, and of docs.json where navigation is a list, with meaning, default and effect.',
    schema: settingsV1,
  },
} as const;

const intro =
  'Made from the schemas that check your settings. Keys inside navigation are named by the kind of node that they stand ' +
  'in: `tab.icon` is the `icon` of any tab. *Honoured* keys do what they say, *approximated* ones something close to it, ' +
  '*ignored* ones nothing; `octavo check --compat` tells the same about your own site.';

/** MDX pages by file name, without ending. */
export function settingsReference(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, { title, description, schema }]) => {
      const body = [...sectionsOf(settingKeys(schema).values())]
        .map(([section, keys]) => `## ${section}\n\n${table(keys)}`)
        .join('\n');
      return [name, `---\ntitle: ${title}\nicon: list\ndescription: ${description}\n---\n\n${intro}\n\n${body}`];
    }),
  );
}

/** Keys by the first word of their path; those that are alone with theirs come first, together. */
function sectionsOf(keys: Iterable<SettingKey>): Map<string, SettingKey[]> {
  const sections = new Map<string, SettingKey[]>();
  for (const key of keys) {
    const section = key.path.split(/[.[]/)[0]!;
    sections.set(section, [...(sections.get(section) ?? []), key]);
  }
  const single = [...sections].filter(([, { length }]) => length === 1);
  for (const [section] of single) sections.delete(section);
  return new Map([['Settings without parts', single.flatMap(([, keys]) => keys)], ...sections]);
}

function table(keys: readonly SettingKey[]): string {
  const rows = keys.map(({ path, meta, effect, isContainer }) => {
    const usual = meta.default === undefined ? '' : ` Default: ${code(meta.default)}.`;
    const [first] = (meta.examples ?? []) as unknown[];
    const example = first === undefined ? '' : ` For example ${code(first)}.`;
    const whole = effect.note === '' ? (isContainer ? '' : effect.status) : `${effect.status}: ${effect.note}`;
    const what = [whole, ...valueEffects(effect.status === 'ignored' ? {} : meta.values)].filter(Boolean).join('; ');
    return `| ${[code(path), `${meta.description ?? ''}${usual}${example}`, what].map(cell).join(' | ')} |`;
  });
  return `| Key | Meaning | Effect |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The values that have an effect of their own, those with the same one together. */
function valueEffects(values: Record<string, Effect> = {}): string[] {
  const byEffect = new Map<string, string[]>();
  for (const [value, { status, note }] of Object.entries(values)) {
    const effect = `${status}: ${note}`;
    byEffect.set(effect, [...(byEffect.get(effect) ?? []), code(value)]);
  }
  return [...byEffect].map(([effect, names]) => `${names.join(', ')} ${effect}`);
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Code is left as it is, but for what would end the cell; `{` and `<` outside of it are text. */
function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|');
}
