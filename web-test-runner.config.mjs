// Tests of the elements in a real browser. They test dist/: run them after `tsc -b`.
import { createServer } from 'node:net';
import { english } from './dist/elements/labels.js';
import { HtmlElement, island } from './dist/plugin/core/tree/html-element.js';
import { parseHtml } from './dist/plugin/core/tree/parse-html.js';
import { writeContent } from './dist/plugin/core/tree/write-html.js';
import { addShadowRoots } from './dist/plugin/page/visitors/shadow-roots.js';
import { ShadowTemplates } from './dist/plugin/mdx/render/shadow-template.js';
import { kindStyles, siteElementStyles } from './dist/plugin/shell/theme/element-styles.js';
import { styleSheet } from './dist/plugin/shell/theme/style-sheet.js';
import { pageLauncher } from './dist/test/browser/page-launcher.js';
import { playgroundPages } from './playground/testing/api-server.mjs';
import { limits } from './test/time-limits.mjs';

const templates = new ShadowTemplates();

/**
 * Writes the HTML of a test as a built page has it: composed, with its styles, or with declarative shadow roots, as in an
 * interactive component.
 */
async function builtForms(context, next) {
  const isComposed = context.path === '/composed';
  if (!isComposed && context.path !== '/with-shadow-roots') return await next();
  let markup = '';
  for await (const chunk of context.req) markup += chunk;
  context.type = 'html';
  const page = parseHtml(markup);
  if (!isComposed) page.children = [new HtmlElement(island, '', '', page.children)];
  const { styles } = addShadowRoots(page, english, templates);
  const ofPage = [siteElementStyles(), ...kindStyles(styles).map((each) => each.css)];
  const css = isComposed ? [styleSheet('tokens'), ...ofPage] : [];
  context.body = writeContent(page) + css.map((text) => `<style>${text}</style>`).join('');
}

/** The page of a test file. */
function testPage(framework) {
  return `<!doctype html><script>window.waitLimit = ${limits.wait()}</script><script type="module" src="${framework}"></script>`;
}

/** A port that no other program uses. Test runs that search for one at the same time find the same. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => void server.listen(0, listening));
  const { port } = server.address();
  await new Promise((closed) => void server.close(closed));
  return port;
}

export default {
  port: await freePort(),
  files: ['dist/elements/**/*.test.js', '!dist/elements/**/*.page.test.js', 'dist/playground/**/*.browser.js'],
  nodeResolve: { exportConditions: ['production'] },
  middleware: [builtForms, playgroundPages],
  browsers: [pageLauncher()],
  concurrency: 2,
  browserStartTimeout: limits.start(),
  testsStartTimeout: limits.start(),
  testsFinishTimeout: limits.hook(),
  testRunnerHtml: testPage,
  // A progress bar would erase lines of the other tests, which run at the same time.
  staticLogging: true,
  testFramework: { config: { timeout: limits.test() } },
};
