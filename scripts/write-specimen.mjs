// Writes dist/specimen.json: the elements of pages with every part of the page and every component, for the check of
// authors' selectors. `octavo-hole` is in the places of the author's content.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseHtml } from '../dist/plugin/core/tree/parse-html.js';
import { HookNames } from '../dist/plugin/features/checks/selectors/hook-names.js';
import { buildSite } from '../dist/plugin/site-build/build-site.js';

/** Elements without parts that selectors can name. */
const skipped = new Set(['head', 'script', 'style', 'template', '#markup']);

/** Elements whose content depends on the author's code or icons. */
const leaves = new Set(['svg', 'math', 'code']);

const hooks = new HookNames();
const nodes = [];
const indexes = new Map();

const outDir = mkdtempSync(join(tmpdir(), 'octavo-specimen-'));
const root = fileURLToPath(new URL('specimen', import.meta.url));
const { report } = await buildSite({ root, outDir, cacheDir: false, siteUrl: 'https://docs.example.com' });
const [problem] = [...report.errors, ...report.warnings];
if (problem) throw new Error(`${problem.file}: ${problem.message}`);
const files = readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.html'));
const pages = files.flatMap((file) => {
  const html = parseHtml(readFileSync(join(outDir, file), 'utf8')).children.find(({ tag }) => tag === 'html');
  return html ? [indexOf(html, false)] : [];
});
rmSync(outDir, { recursive: true });
const target = fileURLToPath(new URL('../dist/specimen.json', import.meta.url));
writeFileSync(target, JSON.stringify({ nodes, pages: [...new Set(pages)] }));

/** The index of an element among the nodes. Equal elements share a node. */
function indexOf(element, isContent) {
  const isInContent = isContent || element.attribute('id') === 'content';
  const children = leaves.has(element.tag)
    ? []
    : element.children
        .filter((child) => typeof child !== 'string' && !skipped.has(child.tag))
        .map((child) => indexOf(child, isInContent));
  const node = [element.tag, namesOf(element, isContent).join(' '), ...children];
  const key = JSON.stringify(node);
  if (!indexes.has(key)) indexes.set(key, nodes.push(node) - 1);
  return indexes.get(key);
}

function namesOf(element, isContent) {
  const classes = element.attribute('class')?.split(/\s+/).filter(Boolean) ?? [];
  const id = element.attribute('id');
  const part = element.attribute('data-component-part');
  return [
    ...classes.map((name) => `.${name}`),
    // Other ids in the content are those of headings and titles.
    ...(id && (!isContent || hooks.names.has(`#${id}`)) ? [`#${id}`] : []),
    ...element.attributes('data-').map(([name]) => `[${name}]`),
    ...(part ? [`[data-component-part="${part}"]`] : []),
  ];
}
