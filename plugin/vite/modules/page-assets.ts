/** The files that `mountPage` loads for a page: its elements, its interactive components, and CSS for its classes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../mdx/types.js';
import { createUtilityClasses, type UtilityClasses } from '../../shell/theme/utility-classes.js';
import { packageRoot } from '../../core/package/package-root.js';
import type { Site } from '../../core/model/types.js';
import type { DevSite } from '../dev/dev-site.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Adds a file to the output of a bundler. Returns the expression for its URL. */
export type EmitFile = (path: string, content: string | Uint8Array) => string;

const utilitiesBySite = new WeakMap<Site, UtilityClasses>();

/** The assets as the code of an object. Without `emit`, the dev server has the files. */
export async function pageAssets(site: DevSite, page: RenderedPage, emit: EmitFile | undefined): Promise<string> {
  const bundle = await site.bundleOf(page);
  const { scripts = [], styles = [], classes = [] } = bundle.assets ?? {};
  const { base, site: settings } = site.loaded;
  const utilities = getOrInsert(utilitiesBySite, settings, () => createUtilityClasses(settings));
  const emitted = new Map(
    emit && [...(bundle.files ?? [])].map(([path, content]) => [base + path, emit(path, content)]),
  );
  const addresses = (list: readonly string[]): string =>
    `[${list.map((address) => emitted.get(address) ?? JSON.stringify(address)).join(', ')}]`;
  const css = [
    await utilities([...page.classes, ...classes]),
    page.css ?? '',
    bundle.assets ? 'octavo-slot{display:contents}' : '',
  ];
  const imports = page.elements.flatMap((tag) => elementEntry(tag) ?? []).map((id) => `import(${JSON.stringify(id)})`);
  return [
    `{ css: ${JSON.stringify(css.join(''))}`,
    `elements: () => Promise.all([${imports.join(', ')}])`,
    `scripts: ${addresses(scripts)}`,
    `styles: ${addresses(styles)} }`,
  ].join(', ');
}

/** The module that defines an element, as apps import it. */
function elementEntry(tag: string): string | undefined {
  const name = tag.replace(/^octavo-/, '');
  return existsSync(join(packageRoot, 'dist/elements/entries', `${name}.js`)) ? `octavo/elements/${name}` : undefined;
}
