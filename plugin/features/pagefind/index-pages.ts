/** Runs Pagefind, whose indexer is a process of its own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { excluded } from './article.js';
import type { PagefindPackage } from './find-pagefind.js';

/** The pages of one language, each with its URL relative to the site. */
export interface PagefindBundle {
  /** Code of the language. */
  language: string;
  /** Folder of its files, absolute. */
  folder: string;
  documents: Iterable<{ url: string; content: string }>;
}

/** The parts of Pagefind that are used. Its own types would require the package. */
interface Pagefind {
  createIndex(options: {
    forceLanguage: string;
    excludeSelectors: readonly string[];
  }): Promise<Answer & { index?: Index }>;
  close(): Promise<unknown>;
}

interface Index {
  addHTMLFile(file: { url: string; content: string }): Promise<Answer>;
  writeFiles(options: { outputPath: string }): Promise<Answer>;
}

interface Answer {
  errors: string[];
}

/** Documents that are sent before the first is indexed. */
const maxWaiting = 32;
/** Longest time in milliseconds for one answer. A process that has crashed never answers. */
const patience = 120_000;
/** Files of Pagefind's own user interface. */
const interfaceFiles = ['component-ui', 'modular-ui', 'ui', 'highlight'].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
]);

/** Writes the bundles. Throws if Pagefind cannot start or fails. */
export async function writePagefindBundles(
  { file }: PagefindPackage,
  bundles: readonly PagefindBundle[],
): Promise<void> {
  const pagefind = (await import(pathToFileURL(file).href)) as Pagefind;
  try {
    for (const bundle of bundles) await writeBundle(pagefind, bundle);
  } finally {
    await pagefind.close();
  }
}

async function writeBundle({ createIndex }: Pagefind, { language, folder, documents }: PagefindBundle): Promise<void> {
  const { index } = await answer(createIndex({ forceLanguage: language, excludeSelectors: excluded }));
  const waiting = new Set<Promise<unknown>>();
  for (const document of documents) {
    const done = answer(index!.addHTMLFile(document)).finally(() => waiting.delete(done));
    waiting.add(done);
    if (waiting.size >= maxWaiting) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  await answer(index!.writeFiles({ outputPath: folder }));
  for (const name of interfaceFiles) rmSync(join(folder, name), { force: true });
}

/** The answer to a request. Throws if it has errors. */
async function answer<T extends Answer>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not answer.')), patience);
  });
  try {
    const result = await Promise.race([request, late]);
    if (result.errors.length > 0) throw new Error(result.errors.join(' '));
    return result;
  } finally {
    clearTimeout(timer!);
  }
}
