import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { corpus, realSites, skipWithoutSites } from '../../test/fixtures/real-sites.js';
import { docsSchema } from './json-schema.js';

skipWithoutSites();

const settingsFiles = realSites.flatMap((site) =>
  ['docs.json', 'mint.json'].map((file) => path.join(site, file)).filter((file) => existsSync(path.join(corpus, file))),
);

test.each(settingsFiles)('the JSON schema accepts %s', (file) => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(docsSchema());
  validate(JSON.parse(readFileSync(path.join(corpus, file), 'utf8')));
  expect(validate.errors).toBe(null);
});
