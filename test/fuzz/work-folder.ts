/** Folders of sites that are built once. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Empties `root` and writes `files` into it. Lone surrogates are only kept in JSON, because files are UTF-8. */
export function writeSite(root: string, files: Readonly<Record<string, string>>): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
