import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../plugin/core/package/package-root.js';

const source = join(packageRoot, 'test/gallery');

/** Writes the site of the gallery of themes to `folder`, with these `settings`. */
export function writeThemedSite(folder: string, settings: object): void {
  cpSync(source, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const file = join(folder, 'docs.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...settings }));
}
