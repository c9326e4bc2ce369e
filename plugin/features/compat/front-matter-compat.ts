import { supported, unsupported, type Effect } from '../../config/schema/effect.js';
import { isMetaTag } from '../../config/schema/front-matter.js';
import { foreignMeaning, isForeignKey } from '../../config/other-tools/foreign-meaning.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { settingKeys } from '../../config/setting-keys.js';
import { Report } from '../../core/errors/errors.js';
import { readFrontMatter } from '../../load/front-matter/front-matter.js';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
import { frontMatterPositions } from '../../load/front-matter/front-matter-position.js';
import type { Tally } from './tally.js';

const ownKey = unsupported('the format has no such key; only plugins can read it');

/** Adds the front matter keys of one page. Only the top level counts: nested keys belong to theirs. */
export function addFrontMatter(source: string, file: string, schema: FrontMatterSchema, tally: Tally): void {
  const { data } = readFrontMatter(source, file, new Report());
  const positions = frontMatterPositions(source);
  const keys = settingKeys(schema);
  const names = [...keys.keys()];
  for (const [name, value] of Object.entries(data)) {
    const location = { file, ...positions(name, false) };
    const key = keys.get(name);
    const own = key && (ownValue(key.meta.values ?? {}, String(value)) ?? key.effect);
    const effect = own ?? foreignEffect(name, value, data) ?? otherEffect(name, names);
    if (effect) tally.known(name, effect, location);
    else tally.unknown(name, name, names, location);
  }
}

/** The effect of a key of another tool. */
function foreignEffect(name: string, value: unknown, data: Record<string, unknown>): Effect | undefined {
  if (!isForeignKey(name)) return undefined;
  const unused = foreignMeaning({ ...data, [name]: value }, '').unused.find(({ key }) => key.split('.')[0] === name);
  return unused ? unsupported(unused.fix.replace(/\.$/, ''), '') : supported;
}

/** `undefined` for a key that looks like a misspelled one. */
function otherEffect(name: string, names: readonly string[]): Effect | undefined {
  return isMetaTag(name) ? supported : nearest(name, names) === undefined ? ownKey : undefined;
}
