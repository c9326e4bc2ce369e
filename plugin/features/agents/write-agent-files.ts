/** Writes the files for language models and agents. The author's own files take precedence. */
import { readFileSync, statSync } from 'node:fs';
import { contentKey } from '../../core/cache/content-key.js';
import { partsFolder } from './llms-full.js';
import type { OutputFolder } from '../../core/output/output-folder.js';
import { markdownPath } from '../../core/addresses/addresses.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { AgentFiles, copiedFiles } from './agent-files.js';

/** Pages and assets must be written before, because these files are made from them. */
export function writeAgentFiles(loaded: LoadedSite, output: OutputFolder): void {
  const files = new AgentFiles(loaded);
  writeNew(
    output,
    'llms.txt',
    files.index((file) => output.has(file)),
  );
  writeNew(output, 'pages.json', files.pages());
  // A page at the same address, `skill.mdx`, is the author's choice.
  for (const [path, text] of files.skills()) writeNew(output, path, text);
  if (!output.has('llms-full.txt')) writeFull(loaded, files, output);
  for (const name of copiedFiles) copyFile(output, name, `.well-known/${name}`);
}

/** Reads the pages only if one of them or the navigation has changed. */
function writeFull({ site, base, siteUrl }: LoadedSite, files: AgentFiles, output: OutputFolder): void {
  const { name, description, instructions, seo } = site;
  const pages = files.listed.flatMap((section) => section.pages);
  const key = contentKey(name, description, instructions, seo.trailingSlash, base, siteUrl, [
    files.listed.map(({ labels }) => labels),
    pages.map(({ route }) => [route, output.keyOf(markdownPath(route))]),
  ]);
  if (output.keep('llms-full.txt', key)) {
    output.keepAll(partsFolder, key);
    return;
  }
  const pathOf = ({ route }: { route: string }): string | undefined =>
    output.has(markdownPath(route)) ? output.pathOf(markdownPath(route)) : undefined;
  const sizes = new Map(pages.map((page) => [page, sizeOf(pathOf(page))]));
  const full = files.full({
    bytes: (page) => sizes.get(page) ?? 0,
    text(page) {
      const path = pathOf(page);
      return path === undefined ? '' : readFileSync(path, 'utf8');
    },
  });
  for (const [path, text] of full) output.write(path, key, text);
}

function sizeOf(path: string | undefined): number {
  return path === undefined ? 0 : statSync(path).size;
}

function copyFile(output: OutputFolder, name: string, copy: string): void {
  const key = output.keyOf(name);
  if (key !== undefined && !output.has(copy)) output.copy(copy, key, output.pathOf(name));
}

function writeNew(output: OutputFolder, path: string, content: string): void {
  if (!output.has(path)) output.write(path, contentKey(content), content);
}
