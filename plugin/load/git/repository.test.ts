import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { findRepository } from './repository.js';

test.each([
  'https://github.com/acme/docs.git',
  'https://anna:pass@word@github.com/acme/docs',
  'ssh://git@github.com:22/acme/docs.git',
  'git@github.com:acme/docs.git',
])('%s is linked without what signs in', (url) => {
  const root = writeFiles(join(temporaryFolder(), 'docs'), {
    '.git/config': `[remote "origin"]\n\turl = ${url}\n`,
    '.git/HEAD': 'ref: refs/heads/next\n',
  });
  const site = { root } as Site;
  expect(findRepository(site, new Report(), { setting: 'feedback', hasSources: true })).toEqual({
    url: 'https://github.com/acme/docs',
    branch: 'next',
    folder: '',
  });
});
