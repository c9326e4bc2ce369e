/** The contents of the tarball: all imports resolve, all files are reachable, and licenses of bundled packages are included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { expect, inject, test } from 'vitest';

interface PackageJson {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  bin: Record<string, string>;
}

const root = join(inject('installed'), 'node_modules/octavo');
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((path) => !path.startsWith('node_modules/'));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
const installed = [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), 'octavo'];

/** Modules that the bundle of interactive components resolves itself. */
const aliased = new Set(['octavo/page-module', 'octavo/page-components', 'react', 'react-dom', 'react-dom/client']);

/** Files that a script loads by URL, such as a worker. */
const urlPattern = /new URL\(['"`](\.{1,2}\/[^'"`$]+\.(?:js|css))['"`],\s*import\.meta\.url\)/g;

/** The imports of a file, in code and in types, and the files that it loads by URL. */
function specifiersOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const types: string[] = [];
  JSON.stringify(
    program,
    (_, node: { type?: string; source?: { value?: string }; argument?: { value?: string } } | null) => {
      if (node?.type === 'TSImportType') types.push(String(node.source?.value ?? node.argument?.value));
      // `export type {} from` has no entries.
      if (node?.type === 'ExportNamedDeclaration' && node.source?.value) types.push(node.source.value);
      return typeof node === 'bigint' ? undefined : node;
    },
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.flatMap((text) => /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1] ?? []),
    ...types,
    ...Array.from(source.matchAll(urlPattern), ([, specifier]) => specifier!),
  ];
}

const scripts = files.filter((path) => /\.js$|\.d\.ts$/.test(path));
const imports = new Map(scripts.map((path) => [path, specifiersOf(path)]));

/** Whether `octavo/types/…` imports its framework, which its users have installed. */
function isFramework(path: string, specifier: string): boolean {
  return path === `dist/types/${specifier.split('/')[0]}.d.ts`;
}

/** The file that a relative import of `path` names. */
function target(path: string, specifier: string): string {
  // Built sites copy Mermaid, the playground and the search dialog from the CDN folder next to their other scripts.
  const isShared = path.startsWith('dist/client/') && /^\.\/(?:mermaid|playground|search)\//.test(specifier);
  const folder = isShared ? 'dist/cdn' : dirname(path);
  const file = join(folder, specifier).split(sep).join('/');
  const types = file.replace(/\.js$/, '.d.ts');
  return path.endsWith('.d.ts') && files.includes(types) ? types : file;
}

test('imports only dependencies, Node modules and files in the package', () => {
  const wrong = [...imports].flatMap(([path, specifiers]) =>
    specifiers
      .filter((specifier) =>
        specifier.startsWith('.')
          ? !files.includes(target(path, specifier))
          : !isBuiltin(specifier) &&
            !aliased.has(specifier) &&
            !isFramework(path, specifier) &&
            !installed.includes(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
      )
      .map((specifier) => `${path}: ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('contains every entry in package.json, with types', () => {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const missing = [...entries, ...Object.values(manifest.bin)].filter(
    (path) => !path.includes('*') && !existsSync(join(root, path)),
  );
  expect(missing).toEqual([]);
});

test('contains no unreachable scripts and types', () => {
  const entry =
    /^(?:client\.d\.ts|dist\/(?:cdn\/(?:octavo|pagefind-adapter|playground|playground\/oauth-callback)\.js|playground\/npm\/index\.js|elements\/(?:[\w-]+\/[\w-]+\.page\.js|jsx\.d\.ts|index\.(?:js|d\.ts)|[\w-]+\/[\w-]+\.(?:js|d\.ts))|client\/.*|types\/[\w-]+\.d\.ts|runtime\/(?:index\.(?:js|d\.ts)|dev-client\.js|islands\/.*)|node\/(?:cli|index|plugin|[\w-]*worker|mdx|remark-gfm|types|jsx-runtime|playground)(?:\.js|\.d\.ts)))$/;
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const specifier of imports.get(path) ?? []) if (specifier.startsWith('.')) visit(target(path, specifier));
  };
  scripts.filter((path) => entry.test(path)).forEach(visit);
  expect(scripts.filter((path) => !reached.has(path))).toEqual([]);
});

test('contains no source maps, tests or test helpers', () => {
  expect(files.filter((path) => /\.map$|\.test\.|\/testing\/|tsbuildinfo/.test(path))).toEqual([]);
  const withMap = scripts.filter((path) => /^\/\/# sourceMappingURL=/m.test(readFileSync(join(root, path), 'utf8')));
  expect(withMap).toEqual([]);
});

test('contains the licenses of all bundled packages', () => {
  const licenses = (path: string): string => readFileSync(join(root, path), 'utf8');
  const named = (text: string, names: string): string[] =>
    names.split(' ').filter((name) => !text.includes(`${name} `));
  expect(named(licenses('dist/cdn/licenses.txt'), 'lit-html @lit/reactive-element')).toEqual([]);
  expect(named(licenses('dist/cdn/mermaid/licenses.txt'), 'mermaid d3-scale katex cytoscape dagre-d3-es')).toEqual([]);
  expect(named(licenses('dist/client/licenses.txt'), 'lit-html @lit/reactive-element')).toEqual([]);
  expect(named(licenses('dist/node/licenses.txt'), 'zod @mdx-js/mdx @lit-labs/ssr parse5 image-size')).toEqual([]);
  expect(named(licenses('dist/icons/licenses.txt'), 'fontawesome-free lucide-static @tabler/icons')).toEqual([]);
  expect(licenses('LICENSE')).toContain('MIT');
});
