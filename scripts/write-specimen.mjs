// Writes dist/specimen.json: the elements of pages with every part of the page and every component, for the check of
// authors' selectors. `octavo-hole` is in the places of the author's content.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultPool } from '../dist/plugin/core/pool/pool-options.js';
import { parseHtml } from '../dist/plugin/core/tree/parse-html.js';
import { HookNames } from '../dist/plugin/features/checks/selectors/hook-names.js';
import { holeTag } from '../dist/plugin/features/checks/selectors/specimen.js';
import { buildSite } from '../dist/plugin/site-build/build-site.js';

/** Elements without parts that selectors can name. */
const skipped = new Set(['head', 'script', 'style', 'template', '#markup']);

/** Elements whose content depends on the author's code or icons. */
const leaves = new Set(['svg', 'math', 'code']);

const hooks = new HookNames();
const nodes = [];
const indexes = new Map();

/** Settings that exclude each other. */
const variants = [
  {},
  {
    logo: '/logo.svg',
    navbar: { primary: { type: 'discord', href: 'https://example.com' } },
    styling: { eyebrows: 'breadcrumbs' },
    contextual: { options: ['copy', 'view'], display: 'toc' },
    interaction: { drilldown: false },
    api: { playground: { display: 'simple' } },
    footer: { socials: { github: 'https://github.com/example' } },
  },
];

// The files of the processes that build pages are written at the same time.
defaultPool.isInProcess = true;
for (const config of variants) await addPages(config);
writeFileSync(fileURLToPath(new URL('../dist/specimen.json', import.meta.url)), JSON.stringify(nodes));

async function addPages(config) {
  const root = fileURLToPath(new URL('specimen', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'octavo-specimen-'));
  const { report } = await buildSite({ root, outDir, config, cacheDir: false, siteUrl: 'https://docs.example.com' });
  // The settings of a feature that was taken out of Octavo are not known.
  const [problem] = [...report.errors, ...report.warnings].filter(({ code }) => code !== 'unknown-key');
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  for (const file of readdirSync(outDir, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const html = parseHtml(readFileSync(join(outDir, file), 'utf8')).children.find(({ tag }) => tag === 'html');
    if (html) indexOf(html, false);
  }
  rmSync(outDir, { recursive: true });
}

/** The index of the node of an element. Equal elements share a node. */
function indexOf(element, isContent) {
  const isInContent = isContent || element.attribute('id') === 'content';
  const children = leaves.has(element.tag)
    ? []
    : element.children
        .filter((child) => typeof child !== 'string' && !skipped.has(child.tag))
        .map((child) => indexOf(child, isInContent));
  // Titles and other texts of components can contain the author's elements.
  const isText = isContent && children.length === 0 && !leaves.has(element.tag) && element.tag !== holeTag;
  return add([element.tag, namesOf(element, isContent).join(' '), ...(isText ? [add([holeTag, ''])] : children)]);
}

/** The index of a node. */
function add(node) {
  const key = JSON.stringify(node);
  if (!indexes.has(key)) indexes.set(key, nodes.push(node) - 1);
  return indexes.get(key);
}

function namesOf(element, isContent) {
  const classes = element.attribute('class')?.split(/\s+/).filter(Boolean) ?? [];
  const id = element.attribute('id');
  return [
    ...classes.map((name) => `.${name}`),
    // Other ids in the content are those of headings and titles.
    ...(id && (!isContent || hooks.names.has(`#${id}`)) ? [`#${id}`] : []),
    ...element
      .attributes('data-')
      .map(([name, value]) => (name === 'data-component-part' ? `[${name}="${value}"]` : `[${name}]`)),
    // Dark mode is a choice of the reader.
    ...(element.tag === 'html' ? ['.dark'] : []),
  ];
}
