/** Both engines must give the same tree for every page: of the fixtures, of Octavo's own documentation and of the test sites. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingPages } from '../../../test/fixtures/compare-engines.js';
import { nativeEngine } from './native.js';

const root = join(import.meta.dirname, '../../..');

test.skipIf(!nativeEngine).each(['plugin/mdx/engines/fixtures', 'demo', 'test/sites'])(
  'both engines give the same tree for each page of %s',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => join(root, folder, path));
    expect(files.length).toBeGreaterThan(0);
    expect(differingPages(files)).toEqual([]);
  },
);
