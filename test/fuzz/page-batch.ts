/** Batches of changed pages: many pages of one site are built at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutateFrontMatter } from './mutate-front-matter.js';
import { mutateText } from './mutate-text.js';
import { Random } from './random.js';
import type { SeedSite } from './seed-files.js';
import type { GeneratedSpecification } from './specification.js';

export interface Batch {
  name: string;
  /** All files of the site. */
  files: Record<string, string>;
  /** The changed files. */
  changed: string[];
  /** The changed files that are specifications: their keys in the settings, and the pages that each must have. */
  specifications?: Record<string, Pick<GeneratedSpecification, 'key' | 'pages'>>;
}

/** The batch with this number. The same number always returns the same batch. */
export function pageBatch(
  sites: readonly SeedSite[],
  kind: 'pages' | 'front-matter',
  seed: string,
  number: number,
  size: number,
): Batch {
  const random = new Random(seed, kind, number);
  const large = sites.filter(({ pages }) => pages.length >= 20);
  const site = random.pick(random.below(4) > 0 && large.length > 0 ? large : sites);
  const files: Record<string, string> = {};
  for (const file of site.snippets) files[file] = readFileSync(join(site.root, file), 'utf8');
  const changed: string[] = [];
  for (let index = 0; index < size; index++) {
    const source = read(site, random.pick(site.pages));
    const file = `p${String(index).padStart(4, '0')}.mdx`;
    files[file] =
      kind === 'pages'
        ? mutateText(source, random, read(site, random.pick(site.pages)))
        : mutateFrontMatter(source, random);
    changed.push(file);
  }
  files['docs.json'] = settingsFor(changed);
  return { name: `${kind}-${number} (${site.name})`, files, changed };
}

/** Settings that list all pages of a batch. */
export function settingsFor(pages: readonly string[]): string {
  const settings = {
    name: 'Fuzz',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: { groups: [{ group: 'Pages', pages: pages.map((file) => file.replace(/\.mdx$/, '')) }] },
    variables: { name: 'value' },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function read(site: SeedSite, page: string): string {
  return readFileSync(join(site.root, page), 'utf8');
}
