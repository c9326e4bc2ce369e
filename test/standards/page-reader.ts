/** Compiles pages with one of the engines, in this process. */
import { createPagePipeline } from '../../plugin/page-build/create-page-pipeline.js';
import { writeContent } from '../../plugin/core/tree/write-html.js';
import { openRegistry } from '../../plugin/plugins/host/open-registry.js';
import { Report } from '../../plugin/core/errors/errors.js';
import { featuresOf } from '../../plugin/site-build/builtins.js';
import { loadSite } from '../../plugin/site-build/load-site.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

export interface ReadPage {
  /** The content; `undefined` if the page has an error. */
  html?: string;
  /** Codes of errors and warnings. */
  problems: string[];
}

/** Creates a function that compiles the body of a page. It throws for a page whose content only code can make. */
export async function pageReader(engine: 'native' | 'reference'): Promise<(body: string) => Promise<ReadPage>> {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Docs', navigation: { pages: ['index'] } },
    'index.mdx': '',
  });
  const loaded = (await loadSite({ root }, new Report()))!;
  const { registry } = await openRegistry(await featuresOf(loaded), {}, { root, host: { runs() {}, report() {} } });
  const pipeline = await createPagePipeline({ loaded, engine, manifest: {} }, registry, []);
  return async (body) => {
    const page = await pipeline.compile('index.mdx', `---\ntitle: Page\n---\n${body}`);
    if (page.kind === 'module') throw new Error(`This page needs code: ${body}`);
    const { errors, warnings } = page.problems;
    const problems = [...errors, ...warnings].map(({ code }) => code);
    return page.kind === 'static' && errors.length === 0 ? { html: writeContent(page.tree), problems } : { problems };
  };
}
