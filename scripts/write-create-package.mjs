/**
 * `node scripts/write-create-package.mjs` writes the package `create-octavo` to `dist/create-octavo`. It makes
 * `npm create octavo` run `octavo init`. The release workflow publishes it with the version of Octavo.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const { version, license, author, repository, homepage, bugs, engines } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const folder = 'dist/create-octavo';

const manifest = {
  name: 'create-octavo',
  version,
  description: 'Creates a documentation site with Octavo: npm create octavo',
  keywords: ['octavo', 'documentation', 'docs', 'mdx'],
  homepage,
  bugs,
  repository,
  license,
  author,
  type: 'module',
  engines,
  bin: { 'create-octavo': 'index.js' },
  files: ['index.js'],
  dependencies: { octavo: version },
  publishConfig: { access: 'public', provenance: true },
};

const command = `#!/usr/bin/env node
// Runs \`octavo init\` with the same arguments. It asks no question that "yes" could answer.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const { bin } = require('octavo/package.json');
const octavo = join(dirname(require.resolve('octavo/package.json')), bin.octavo);
const options = process.argv.slice(2).filter((option) => option !== '--yes' && option !== '-y');
const { status } = spawnSync(process.execPath, [octavo, 'init', ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;
`;

const readme = `# create-octavo

Creates a documentation site with [Octavo](${homepage}):

\`\`\`bash
npm create octavo my-docs
\`\`\`

It runs \`octavo init\`. In a repository that has docs, it adds scripts and workflows instead.
`;

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(`${folder}/index.js`, command);
writeFileSync(`${folder}/README.md`, readme);
copyFileSync('LICENSE', `${folder}/LICENSE`);
