/** A run ends, with its report: whatever files are in the folder, whatever author code throws and returns, and with any signal. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../plugin/core/package/package-root.js';
import { bin } from './cli/bin.js';
import type { JsonResult } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const temporary = temporaryFolder();
const settings = {
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#336699' },
  navigation: { pages: ['index'] },
};
const start = '---\ntitle: Start\n---\n\nFirst words.\n';
let count = 0;

function site(files: Record<string, unknown>): string {
  return writeFiles(join(temporary, String(++count), 'docs'), { 'docs.json': settings, 'index.mdx': start, ...files });
}

function pipe(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  execFileSync('mkfifo', [join(root, file)]);
}

/** Builds with the command line. Standard output must be one JSON object. */
async function build(
  root: string,
  out = join(dirname(root), 'out'),
): Promise<{ code: number | null; result: JsonResult; stderr: string; out: string }> {
  const env = { ...process.env, XDG_CACHE_HOME: join(dirname(root), 'cache') };
  const child = spawn(process.execPath, [bin, 'build', root, '--out', out, '--json'], { env });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (data: Buffer) => (printed[name] += data.toString()));
  const code = await ended(child);
  return { code, result: JSON.parse(printed.stdout) as JsonResult, stderr: printed.stderr, out };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => void child.once('close', done));
}

/** Each place of the problems, with the code. */
const told = ({ errors, warnings }: Pick<JsonResult, 'errors' | 'warnings'>): string[] =>
  [...errors, ...warnings]
    .flatMap(({ code, places, ...problem }) => (places ?? [problem]).map(({ file }) => `${file} ${code}`))
    .sort();

describe.skipIf(process.platform === 'win32')('only regular files are read', () => {
  test('a pipe as settings is an error', async () => {
    const root = site({});
    rmSync(join(root, 'docs.json'));
    pipe(root, 'docs.json');
    const { code, result } = await build(root);
    expect(told(result)).toEqual(['docs.json file-unreadable']);
    expect(result.errors[0]?.message).toContain('not a regular file');
    expect(code).toBe(1);
  });

  test('pipes of all other kinds are reported, and the rest is built', async () => {
    const pipes = [
      'page.mdx',
      'images/a.png',
      'snippets/s.mdx',
      'snippets/s.jsx',
      'style.css',
      'script.js',
      'openapi.json',
      '_headers',
      '.mintignore',
      'favicon.svg',
      'font.woff2',
    ];
    const root = site({
      'docs.json': {
        ...settings,
        favicon: '/favicon.svg',
        navigation: {
          groups: [
            { group: 'A', pages: ['index', 'page'] },
            { group: 'B', openapi: 'openapi.json' },
          ],
        },
      },
      'index.mdx': `${start}\nimport S from '/snippets/s.mdx';\nimport { J } from '/snippets/s.jsx';\n\n![A](/images/a.png)\n\n<S />\n\n<J />\n`,
      'other.mdx': start,
    });
    for (const each of pipes) pipe(root, each);
    const { result, out } = await build(root);
    for (const file of pipes.filter((each) => !/^\.mintignore$/.test(each)))
      expect(told(result)).toContain(`${file} file-unreadable`);
    expect(readFileSync(join(out, 'other/index.html'), 'utf8')).toContain('First words.');
  });

  test('a snippet that becomes a pipe after a build is reported', async () => {
    const root = site({
      'index.mdx': `${start}\nimport S from '/snippets/s.mdx';\n\n<S />\n`,
      'snippets/s.mdx': 'Shared.\n',
    });
    expect((await build(root)).code).toBe(0);
    rmSync(join(root, 'snippets/s.mdx'));
    pipe(root, 'snippets/s.mdx');
    const { code, result } = await build(root);
    expect(told(result).join('\n')).toContain('snippets/s.mdx');
    expect(code).toBe(1);
  });
});

test.skipIf(process.platform !== 'linux')('files with odd names cost themselves only', async () => {
  const root = site({
    'index.mdx': `${start}\n![A](/a.svg)\n`,
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'new\nline.mdx': start,
    'new\nline.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`${'long'.repeat(60)}.mdx`]: start,
    [`${'l'.repeat(251)}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'tab\t.txt': 'x',
    '\u0001.png': 'x',
  });
  for (const end of ['.png', '.mdx', '/page.mdx', '.css']) {
    const path = Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xff]), Buffer.from(end)]);
    if (end.startsWith('/')) mkdirSync(path.subarray(0, -'/page.mdx'.length));
    writeFileSync(path, start);
  }
  const { result, out } = await build(root);
  expect(result.errors.map(({ message }) => message)).toEqual([]);
  expect(result.warnings.filter(({ code }) => code === 'file-name').length).toBeGreaterThan(0);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('First words.');
});

/** Statements that throw unusual values. */
const thrown = {
  'no message': `throw Object.assign(new Error('x'), { message: undefined })`,
  'an object as message': `throw Object.assign(new Error('x'), { message: { a: 1 } })`,
  'a number as stack': `throw Object.assign(new Error('x'), { stack: 7 })`,
  'no prototype': `throw Object.create(null)`,
  'a getter that throws': `throw Object.defineProperty(new Error('x'), 'message', { get() { throw new Error('y') } })`,
  'a toString that throws': `throw { toString() { throw new Error('y') } }`,
  'a symbol': `throw Symbol('s')`,
  'a proxy': `throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 1 }, has() { throw 1 } })`,
  'a revoked proxy': `const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); throw proxy`,
  'a frozen error': `throw Object.freeze(new Error('x'))`,
  nothing: `throw undefined`,
  'a rejected promise': `return Promise.reject(Object.create(null))`,
};
const names = Object.keys(thrown);

test('whatever a hook throws is an error of its plugin', async () => {
  const plugins = names.map(
    (name, index) => `{ name: 'p${index}', head() { ${thrown[name as keyof typeof thrown]} } }`,
  );
  const { result, out } = await build(
    site({ 'octavo.config.mjs': `export default { plugins: [${plugins.join(',')}] };` }),
  );
  const isNamed = (_: string, index: number): boolean =>
    result.errors.some(({ message }) => message.includes(`"p${index}"`));
  expect(names.filter(isNamed)).toEqual(names);
  expect(JSON.stringify(result)).not.toContain('bug in Octavo');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('First words.');
});

test('whatever a component and a module throw is an error of the author', async () => {
  const statements = Object.values(thrown).filter((statement) => !statement.startsWith('return'));
  const files = Object.fromEntries(
    statements.flatMap((statement, index) => [
      [`component-${index}.mdx`, `export const C = () => { ${statement} };\n\nText.\n\n<C />\n`],
      [`expression-${index}.mdx`, `Text.\n\n{(() => { ${statement} })()}\n`],
      [`snippets/m${index}.js`, `export const a = (() => { ${statement} })();\n`],
      [`module-${index}.mdx`, `import { a } from '/snippets/m${index}.js';\n\nText {a}.\n`],
    ]),
  );
  const { code, result, out } = await build(site(files));
  const named = new Set(told(result).map((each) => each.split(' ')[0]!));
  const silent = statements.flatMap((statement, index) =>
    ['component', 'expression', 'module']
      .filter(
        (kind) => !named.has(`${kind}-${index}.mdx`) && (kind !== 'module' || !named.has(`snippets/m${index}.js`)),
      )
      .map((kind) => `${kind}: ${statement}`),
  );
  expect(silent).toEqual([]);
  expect(JSON.stringify(result)).not.toMatch(/bug in Octavo|This is a bug/);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('First words.');
  expect(code).toBe(1);
});

test.each([
  ['null as navigation', `({ ...site, site: { ...site.site, navigation: null } })`],
  ['an object as name', `({ ...site, site: { ...site.site, name: { a: 1 } } })`],
  [
    'a circle',
    `{ const o = {}; o.o = o; return { ...site, pages: site.pages.map((p) => ({ ...p, meta: { ...p.meta, o } })) }; }`,
  ],
  ['a BigInt', `({ ...site, pages: site.pages.map((p) => ({ ...p, meta: { ...p.meta, o: 1n } })) })`],
  ['a function', `({ ...site, site: { ...site.site, banner: () => {} } })`],
  ['pages removed in place', `{ site.pages.length = 0; }`],
  ['no navigation', `{ const { navigation, ...rest } = site.site; return { ...site, site: rest }; }`],
  ['a wrong navigation', `({ ...site, site: { ...site.site, navigation: { pages: 7, x: [null] } } })`],
])('the hook "load" with %s ends the run with an error of the plugin', async (_, code) => {
  const config = `export default { plugins: [{ name: 'bad', load: (site) => ${code} }] };`;
  const { result, code: status, stderr } = await build(site({ 'octavo.config.mjs': config }));
  expect(result.errors.map(({ message }) => message).join('\n')).toContain('"bad"');
  expect(JSON.stringify(result)).not.toMatch(/internal-error|bug in Octavo/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

const pollution = {
  'a method of all lists': `Array.prototype.map = () => { throw new Error('changed'); };`,
  'all objects, which are then awaited for ever': 'Object.prototype.then = () => {};',
  'all objects, which then have another value': 'Object.prototype.then = (done) => done(1);',
  'what is sent': `Object.prototype.toJSON = () => { throw new Error('changed'); };`,
  promises: 'globalThis.Promise = undefined;',
};

test.each(
  Object.entries(pollution).flatMap(([name, statement]) => [
    [name, 'the configuration', `${statement} export default { plugins: [{ name: 'bad' }] };`],
    [name, '"head"', `export default { plugins: [{ name: 'bad', head() { ${statement} } }] };`],
    [name, '"load"', `export default { plugins: [{ name: 'bad', load(site) { ${statement} return site; } }] };`],
  ]),
)('code that changes %s in %s ends the run with an error of the author', async (_name, _place, config) => {
  const { code, result, stderr } = await build(site({ 'octavo.config.mjs': config }));
  expect(result.errors.map((problem) => problem.code)).not.toEqual([]);
  expect(JSON.stringify(result)).not.toMatch(/"(?:internal-error|page-internal)"|This is a bug/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

const long = 'o'.repeat(300);

test
  .skipIf(process.platform !== 'linux')
  .each([`/tmp/${long}`, `/tmp/${long}/out`, '/proc/out', '/proc/1/out', '/dev/null/out'])(
  'an output folder that cannot exist is an error: %s',
  async (out) => {
    const { code, result, stderr } = await build(site({}), out);
    expect(result.errors).toMatchObject([
      { code: 'output-failed', file: out, hint: expect.stringContaining('--out DIR') },
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  },
);

describe.skipIf(process.platform === 'win32')('signals', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends a process whose thread is busy', async (signal) => {
    const module = pathToFileURL(join(packageRoot, 'dist/plugin/cli/end-on-signal.js')).href;
    const code = `import { endOnSignal } from ${JSON.stringify(module)}; endOnSignal(() => {}); console.log('busy'); for (;;);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = ended(child);
    await new Promise((done) => void child.stdout.once('data', done));
    // The other thread may still be starting.
    const timer = setInterval(() => child.kill(signal), 100);
    await end.finally(() => clearInterval(timer));
    expect(child.signalCode).toBe('SIGKILL');
  });
});
