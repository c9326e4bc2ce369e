import { supported, unsupported, type Effect } from '../../config/schema/effect.js';
import { frontMatter } from '../../config/schema/front-matter.js';
import { settingKeys } from '../../config/setting-keys.js';
import { nearest } from '../../nearest.js';
import type { Tally } from './tally.js';

const keys = settingKeys(frontMatter);
const names = [...keys.keys()];

/** Keys that become `<meta>` tags with the same name. */
const metaTag = /^(?:og|twitter|article):/;

const ownKey = unsupported('the format has no such key; expressions in the page can read it');

/** Adds the front matter keys of one page. Nested keys belong to their top-level key. */
export function addFrontMatter(source: string, file: string, tally: Tally): void {
  const block = /^\uFEFF?---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (block?.index !== 0) return;
  block[1]!.split('\n').forEach((text, index) => {
    const [, quoted, plain] =
      /^(?:["']([^"']+)["']|([^\s#"'[\]{},:-][^:]*(?::[^\s:][^:]*)?)):(?:\s|$)/.exec(text) ?? [];
    const name = (quoted ?? plain)?.trim();
    if (name === undefined) return;
    const location = { file, line: index + 2, column: 1 };
    const effect = effectOf(name, text);
    if (effect) tally.known(name, effect, location);
    else tally.unknown(name, name, names, location);
  });
}

/** `undefined` for a key that looks misspelled. */
function effectOf(name: string, line: string): Effect | undefined {
  const key = keys.get(name);
  if (!key) return metaTag.test(name) ? supported : nearest(name, names) === undefined ? ownKey : undefined;
  const value = /:\s*["']?([\w-]+)["']?\s*$/.exec(line)?.[1];
  return (value && key.meta.values?.[value]) || key.effect;
}
