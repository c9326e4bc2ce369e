/** Alternative names for icons that no free library has under the given name. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../core/package/package-root.js';

/** The nearest free icon by names in paid sets, which documents use often. */
let freeIcons: ReadonlyMap<string, string> | undefined;

function readFreeIcons(): ReadonlyMap<string, string> {
  const text = readFileSync(join(packageRoot, 'plugin/icons/nearest-free.json'), 'utf8');
  const names = Object.entries(JSON.parse(text) as Record<string, string[]>);
  return new Map(names.flatMap(([free, paid]) => paid.map((name): [string, string] => [name, free])));
}

/**
 * Names to try for an unknown `name`: in kebab-case, without prefixes and suffixes of other libraries, then the nearest
 * free icon.
 */
export function nearNames(name: string): string[] {
  freeIcons ??= readFreeIcons();
  const plain = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_:]+/g, '-');
  const bare = plain
    .replace(/^(?:lucide|tabler|lu|tb|icon|si|md|fi)-(?=.)/, '')
    .replace(/-(?:icon|outline|outlined|filled|solid|0?\d)$/, '');
  const off = plain.replace(/-slash$/, '-off');
  const near = [freeIcons.get(plain), signName(plain), off, bare, freeIcons.get(bare), `brand-${bare}`].filter(
    (each) => each !== undefined,
  );
  return [...new Set([plain, ...near])].filter((each) => each !== name);
}

/** Tabler's name for a number or letter in a circle or square. */
function signName(name: string): string | undefined {
  const [, frame, sign] = /^(circle|square)-([\da-z])$/.exec(name) ?? [];
  return sign && `${frame}-${/\d/.test(sign) ? 'number' : 'letter'}-${sign}`;
}
