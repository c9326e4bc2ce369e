/** Sites with changed settings: one small site for each change. */
import { hostileTexts } from './hostile-values.js';
import { mutateSettings } from './mutate-settings.js';
import { mutateText } from './mutate-text.js';
import type { Batch } from './page-batch.js';
import { Random } from './random.js';

/** A site of two pages without its settings. */
export const pages = {
  'index.mdx':
    '---\ntitle: Start\ndescription: First page.\n---\n\n## Begin\n\nText {{name}} with <Icon icon="star" />.\n',
  'guides/install.mdx': '---\ntitle: Install\nicon: gear\n---\n\n## Steps\n\n```js\nlet a = 1;\n```\n',
};

/** The case with this number. The same number always returns the same case. */
export function settingsCase(seeds: readonly { file: string; text: string }[], seed: string, number: number): Batch {
  const random = new Random(seed, 'settings', number);
  const { file, text } = random.pick(seeds);
  const files: Record<string, string> = { ...pages };
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    settings = undefined;
  }
  if (settings === undefined || random.below(4) === 0) files[file] = mutateText(text, random);
  else files[file] = asJson(withReference(mutateSettings(settings, random), files, random));
  return { name: `settings-${number}`, files, changed: Object.keys(files).filter((name) => name.endsWith('.json')) };
}

/** Sometimes moves a part into a separate file and changes that file as text. */
function withReference(settings: unknown, files: Record<string, string>, random: Random): unknown {
  if (random.below(4) > 0 || typeof settings !== 'object' || settings === null) return settings;
  const key = random.pick(Object.keys(settings));
  const part = asJson((settings as Record<string, unknown>)[key] ?? null);
  files['part.json'] = random.below(2) === 0 ? part : mutateText(part, random, Object.values(hostileTexts)[0]);
  return { ...settings, [key]: { $ref: './part.json' } };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2) ?? 'null'}\n`;
}
