/** Finds the pages that refer to an API specification. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors.js';
import { frontMatterPosition } from '../site/front-matter-position.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { Site } from '../site/types.js';

/** By front matter key: what the page is missing. */
const missing = {
  sdk: 'so the reference is not shown',
} as const;

/** Reports one warning per key, at the first page that uses it. */
export function checkApiPages({ root }: Site, { pages }: Pick<FolderScan, 'pages'>): Problem[] {
  return Object.entries(missing).flatMap(([key, effect]) => {
    const users = pages.filter(({ meta }) => typeof meta[key] === 'string' && meta[key] !== '');
    const [first] = users;
    if (!first) return [];
    const source = readFileSync(path.join(root, first.file), 'utf8');
    const count = users.length === 1 ? '1 page uses' : `${users.length} pages use`;
    return [
      {
        code: 'api-page',
        message: `${count} \`${key}\`, which is not supported yet, ${effect}.`,
        hint: 'Describe the endpoint in the page, with `api` and <ParamField>. To list all pages, run "octavo check --compat".',
        file: first.file,
        ...frontMatterPosition(key, source, true),
      },
    ];
  });
}
