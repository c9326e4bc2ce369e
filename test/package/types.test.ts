/** The types of the installed package, checked without `skipLibCheck` and without the types of Node. */
import { expect, test } from 'vitest';
import { project } from './project.js';
import { run } from './run.js';

const files = {
  'app.ts': `/// <reference types="octavo/client" />
import guide, { html, toc } from './guide.mdx';
import routes from 'virtual:octavo/routes';
import site from 'virtual:octavo/site';
import { Tabs } from 'octavo/elements/tabs';
import type { OctavoElements } from 'octavo/elements/jsx';
import 'octavo/elements';

const texts: string[] = [guide.html, html, site.name, ...routes.map(({ route }) => route), ...toc.map(({ title }) => title)];
const tabs: Tabs | null = document.querySelector('octavo-tabs');
const props: OctavoElements['octavo-card'] = { title: texts.join(' '), href: '#' };
tabs?.append(String(props.title));
// @ts-expect-error: pages have no such export.
guide.nothing;
// @ts-expect-error: the types of Node are not part of an app.
process.exit();
`,
  'config.ts': `import { defineConfig, octavo } from 'octavo';

const config = defineConfig({ name: 'Docs', theme: 'mint', colors: { primary: '#0D9373' }, navigation: { pages: ['index'] } });
// @ts-expect-error: a color is text.
defineConfig({ ...config, colors: { primary: 1 } });
const plugins = octavo({ root: 'docs', config, plugins: [{ name: 'note', remark: [() => (tree: { children: unknown[] }) => void tree.children] }] });
plugins.map(({ name }) => name.length);
`,
};

const compilerOptions = { target: 'es2022', strict: true, noEmit: true, lib: ['es2023', 'dom', 'dom.iterable'] };
const strict = { ...compilerOptions, skipLibCheck: false, types: [] };

test.each(['bundler', 'nodenext'] as const)('an app checks with %s resolution', async (moduleResolution) => {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const root = project(`types-app-${moduleResolution}`, {
    'app.ts': files['app.ts'],
    'tsconfig.json': { compilerOptions: { ...strict, module, moduleResolution }, files: ['app.ts'] },
  });
  expect((await run(root, 'tsc', '-p', '.', '--pretty', 'false')).output).toBe('');
});

test('a Vite config checks', async () => {
  const root = project('types-config', {
    'config.ts': files['config.ts'],
    // The types of Vite refer to the types of Node and of packages that few projects have.
    'tsconfig.json': {
      compilerOptions: { ...compilerOptions, module: 'nodenext', skipLibCheck: true, types: [] },
      files: ['config.ts'],
    },
  });
  expect((await run(root, 'tsc', '-p', '.', '--pretty', 'false')).output).toBe('');
});
