/** Folders of sites that are built once. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes `files` into `root`, which is emptied before. Lone surrogates stay what they are in JSON only: files are UTF-8. */
export function writeSite(root: string, files: Readonly<Record<string, string>>): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
