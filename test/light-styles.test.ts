/** A composed element looks like the same element with a shadow root: in all themes, in both modes, with each attribute. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { composedElements } from '../elements/composed-elements.js';
import { english } from '../elements/labels.js';
import { packageRoot } from '../plugin/core/package/package-root.js';
import { HtmlElement, island } from '../plugin/core/tree/html-element.js';
import { parseHtml } from '../plugin/core/tree/parse-html.js';
import { writeContent } from '../plugin/core/tree/write-html.js';
import { ShadowTemplates } from '../plugin/mdx/render/shadow-template.js';
import { addShadowRoots } from '../plugin/page/visitors/shadow-roots.js';
import { kindStyles, siteElementStyles } from '../plugin/shell/theme/element-styles.js';
import { themes } from '../plugin/shell/theme/themes.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import type {} from './light-styles/differences.js';
import { specimens } from './light-styles/specimens.js';

const templates = new ShadowTemplates();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

/** A specimen in both forms, in boxes of one size, with the styles that it needs. */
function bothForms(html: string): { light: string; rooted: string; css: string } {
  const page = parseHtml(html);
  const rooted = new HtmlElement('#root', '', '', [new HtmlElement(island, '', '', parseHtml(html).children)]);
  const styles = [page, rooted].flatMap((tree) => addShadowRoots(tree, english, templates).styles);
  const css = [siteElementStyles(), ...kindStyles(styles).map((each) => each.css)];
  return { light: writeContent(page), rooted: writeContent(rooted), css: css.join('') };
}

async function openSite(theme: string): Promise<Page> {
  const root = temporaryFolder();
  const settings = { name: 'A', theme, colors: { primary: '#0D9373' }, navigation: { pages: ['index'] } };
  writeFiles(join(root, 'docs'), { 'docs.json': settings, 'index.mdx': '---\ntitle: A\n---\n\nText.\n' });
  await buildFolder(join(root, 'docs'), join(root, 'out'));
  const server = await serveFolder(join(root, 'out'));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  page.on('close', () => void server.close());
  await page.goto(`${server.url}/`);
  const code = readFileSync(join(packageRoot, 'dist/test/light-styles/differences.js'), 'utf8');
  await page.addScriptTag({ type: 'module', content: code });
  return page;
}

/** The differences of all specimens on the page. */
async function differencesOn(page: Page): Promise<string[]> {
  return await page.evaluate((forms) => window.differences(forms), Object.values(specimens).flat().map(bothForms));
}

test('every composed element has a specimen', () => {
  const html = Object.values(specimens).flat().join('');
  expect([...composedElements.keys()].filter((tag) => !html.includes(`<${tag}`))).toEqual([]);
});

test.each(['mint', ...Object.keys(themes)])('both forms look the same in the theme %s', async (theme) => {
  const page = await openSite(theme);
  for (const mode of ['light', 'dark']) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), mode === 'dark');
    expect(await differencesOn(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await differencesOn(page)).toEqual([]);
  await page.close();
});
