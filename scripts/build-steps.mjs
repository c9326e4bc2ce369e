// The steps of `npm run build:all`: the needs, inputs and outputs of each. Inputs can be broader than the files that a step
// really reads, but must not be narrower: a step is skipped as long as its inputs and outputs are unchanged.
import { findFiles } from './find-files.mjs';

/** @import { Step } from './step-records.mjs' */

/** Patterns of the files that only these steps write. Other files that match are deleted. */
export const owned = [
  'dist/*.json',
  'dist/{cdn,client,elements,fonts,icons,node,playground,plugin,runtime,scripts,test,types}/**',
];

/** npm writes this file with the versions of all installed packages. */
const packages = ['node_modules/.package-lock.json', 'package.json'];

/** The bundler for Node reads the settings of the compiler, which can change its output. */
const compilerSettings = ['tsconfig.json', '{elements,playground,plugin,runtime}/**/tsconfig.json'];

/** The package, and the modules that write the reference pages of its documentation from it. */
const compiledFolders = '{elements,playground,plugin,runtime,scripts/reference}';

/**
 * The compiled modules of the package, without tests and without outputs of other steps in these folders.
 *
 * @param {string} extension
 * @param {string} [folders]
 */
function compiled(extension, folders = '{elements,playground,plugin,runtime}') {
  const others = ['entries/**', 'jsx.d.ts'].map((path) => `!dist/elements/${path}`);
  return [`dist/${folders}/**/*.${extension}`, '!dist/**/*.test.*', '!dist/playground/npm/**', ...others];
}

/**
 * The steps. If several can run, the first ones start first.
 *
 * @param {string} root
 * @returns {readonly Step[]}
 */
export function buildSteps(root) {
  return [...compilers(root), ...bundles, ...writers];
}

/**
 * @param {string} root
 * @returns {readonly Step[]}
 */
function compilers(root) {
  const folders = ['elements', 'playground', 'plugin', 'runtime', 'scripts/reference'];
  const state = [`dist/${compiledFolders}/**/tsconfig.tsbuildinfo`];
  const isTest = '{playground,plugin,runtime,scripts/reference}/**/*.test.ts';
  const sources = findFiles(root, [`${compiledFolders}/**/*.{ts,tsx}`, `!${isTest}`]);
  const tests = findFiles(root, [
    '{plugin,runtime,scripts/reference}/**/*.test.ts',
    'test/**/*.{ts,tsx,mjs}',
    'scripts/*.{ts,mjs}',
  ]);
  return [
    compiler('compile', folders, {
      reads: [`${compiledFolders}/**`, 'tsconfig.json'],
      writes: [...sources.flatMap(outputsOf), ...state],
      incremental: { state, watched: [`${compiledFolders}/**`, 'tsconfig.json'] },
    }),
    compiler('compile-tests', ['test'], {
      needs: ['compile'],
      reads: ['test/**', 'scripts/**', '{plugin,runtime}/**/*.test.ts', 'tsconfig.json', ...compiled('d.ts')],
      writes: [...tests.flatMap(outputsOf), 'dist/test/tsconfig.tsbuildinfo'],
      incremental: {
        state: ['dist/test/tsconfig.tsbuildinfo'],
        watched: ['{plugin,runtime,scripts,test}/**', 'tsconfig.json', ...compiled('d.ts')],
      },
    }),
  ];
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {Pick<Step, 'needs' | 'reads' | 'writes' | 'incremental'>} step
 * @returns {Step}
 */
function compiler(name, projects, { reads, ...step }) {
  const command = ['node_modules/typescript/bin/tsc', '--build', '--checkers', '1', ...projects];
  return { name, command, reads: [...packages, ...reads], ...step };
}

/**
 * The outputs of the compiler for a source.
 *
 * @param {string} source
 */
function outputsOf(source) {
  const [, path, module] = /^(.*)\.(?:(m)js|tsx?)$/.exec(source) ?? [];
  return [`dist/${path}.${module ?? ''}js`, `dist/${path}.d.${module ?? ''}ts`];
}

/**
 * A step that runs `scripts/NAME.mjs`. It reads the imports of the script and of the modules in `entries`.
 *
 * @param {string} name
 * @param {Pick<Step, 'needs' | 'writes'> & { entries?: readonly string[], reads?: readonly string[] }} step
 * @returns {Step}
 */
function script(name, { entries = [], reads = [], ...step }) {
  const file = `scripts/${name}.mjs`;
  const imports = { entries: [file, ...entries], within: ['scripts/*.mjs', ...compiled('js', compiledFolders)] };
  return { name, command: [file], reads: [...packages, ...reads], imports, ...step };
}

const bundles = [
  script('copy-mermaid', {
    writes: ['dist/cdn/mermaid.js', 'dist/cdn/mermaid/**'],
  }),
  script('bundle-playground', {
    needs: ['compile'],
    entries: ['scripts/playground-entry.mjs', 'dist/playground/oauth/callback.js'],
    writes: ['dist/cdn/{octavo-oauth.html,playground.js,playground/**}', 'dist/playground/npm/**'],
  }),
  script('bundle-search', {
    needs: ['compile'],
    entries: ['dist/runtime/search-dialog/{excerpt,highlight,open-search,pagefind-adapter,phrases,worker}.js'],
    reads: ['runtime/search-dialog/*.css'],
    writes: ['dist/cdn/{pagefind-adapter.js,pagefind-adapter-licenses.txt,search.js,search/**}'],
  }),
  script('bundle-client', {
    needs: ['compile', 'copy-mermaid', 'bundle-playground', 'bundle-search'],
    reads: [...compiled('js'), 'dist/cdn/{mermaid,playground,search}.js', 'dist/cdn/{mermaid,playground,search}/**'],
    writes: ['dist/client/**'],
  }),
  script('bundle-cdn', {
    needs: ['compile'],
    entries: ['dist/elements/with-diagrams.js', 'dist/elements/tabs/tabs.js'],
    writes: ['dist/cdn/{licenses.txt,octavo.js}'],
  }),
  script('bundle-node', {
    needs: ['compile'],
    reads: [...compilerSettings, ...compiled('js')],
    writes: ['dist/node/*.{js,txt}'],
  }),
  script('bundle-types', { needs: ['compile'], reads: compiled('d.ts'), writes: ['dist/node/*.d.ts'] }),
  script('bundle-first-paint', {
    needs: ['compile'],
    entries: ['dist/runtime/first-paint/*.js', '!dist/**/*.test.js'],
    writes: ['dist/first-paint.json'],
  }),
];

const writers = [
  script('write-fonts', { writes: ['dist/fonts.json', 'dist/fonts/**'] }),
  script('write-icons', { needs: ['compile'], writes: ['dist/icons/**'] }),
  script('write-schema', { needs: ['compile'], writes: ['dist/docs.schema.json'] }),
  script('component-props', { reads: ['{elements,runtime/jsx}/**/*.ts'], writes: ['dist/component-props.json'] }),
  script('write-element-docs', {
    reads: ['elements/**/*.ts', 'playground/playground.ts'],
    writes: [
      'dist/{custom-elements,html-custom-data,web-types}.json',
      'dist/elements/{entries/**,jsx.d.ts}',
      'dist/types/**',
    ],
  }),
  script('write-reference', {
    needs: ['compile', 'component-props', 'write-element-docs'],
    reads: [
      'dist/{component-props,custom-elements}.json',
      'plugin/**/*.{css,json,md,ts,tsx}',
      'playground/model/limits.ts',
    ],
    writes: [
      'demo/configuration/{docs-json,settings-reference*,theming-reference}.mdx',
      'demo/snippets/{*-guide,*-options,*-reference,other-tools-*,compatibility}.mdx',
      'demo/start/elements-{gallery,reference}.mdx',
    ],
  }),
  script('write-specimen', {
    needs: ['bundle-client', 'bundle-first-paint', 'component-props', 'write-icons', 'write-light-styles'],
    reads: [
      'scripts/specimen/**',
      'dist/{component-props,first-paint,light-styles}.json',
      'dist/client/**',
      ...compiled('js'),
    ],
    writes: ['dist/specimen.json'],
  }),
  script('write-light-styles', {
    needs: ['compile'],
    entries: [
      'dist/elements/with-diagrams.js',
      'dist/plugin/page/compose/*.js',
      'dist/plugin/shell/theme/themes.js',
      '!dist/**/*.test.js',
    ],
    reads: ['scripts/light-styles/*.mjs', 'plugin/shell/styles/themes/*-elements.css'],
    writes: ['dist/light-styles.json'],
  }),
  script('write-build-id', {
    needs: [
      'bundle-first-paint',
      'bundle-node',
      'component-props',
      'write-element-docs',
      'write-fonts',
      'write-icons',
      'write-light-styles',
    ],
    reads: [
      'dist/{component-props,first-paint,fonts,light-styles}.json',
      'dist/{elements,icons,node,runtime/islands}/**',
      'plugin/icons/nearest-free.json',
      'plugin/languages/*.json',
      'plugin/{features,shell}/**/*.css',
      '!dist/node/*.d.ts',
      '!dist/**/*.{map,tsbuildinfo}',
      '!dist/**/*.test.*',
    ],
    writes: ['dist/build-id.json'],
  }),
];
