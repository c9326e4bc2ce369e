/** The stage that shows operations and schemas. Its code is loaded only for sites that have such pages. */
import type { PageContext } from '../../elements/page-component.js';
import type { Compiler } from '../mdx/compiler.js';
import { callbackPath } from '../outputs/oauth-callback.js';
import type { LoadedSite } from '../site/load-site.js';
import type { PageEntry, Site } from '../site/types.js';
import type { PagePipeline } from './page-pipeline.js';

/** Sets the stage up. */
export async function createApiStage(
  { pages, site, base }: LoadedSite,
  compiler: Compiler,
): Promise<PagePipeline['api']> {
  if (!pages.some(({ api }) => api)) return () => ({ html: '', links: [], islands: [], problems: noProblems });
  const { apiContent } = await import('../openapi/render/api-content.js');
  const { loadSamplers } = await import('../openapi/render/samples.js');
  const { english } = await import('../openapi/render/words.js');
  const samplers = site.api.isSampled === false ? [] : await loadSamplers(site.api.languages);
  return (entry, model, written) => {
    const options = {
      words: english,
      samplers,
      server: entry.api?.server,
      playground: showsPlayground(site, entry)
        ? { title: english.tryIt, languages: site.api.languages, callback: `${base}${callbackPath}` }
        : undefined,
      fieldKeys: site.api.fieldKeys ?? [],
      isExpanded: site.api.expanded === 'all',
      has: {
        requestExample: written.includes('<octavo-request-example'),
        responseExample: written.includes('<octavo-response-example'),
        description: entry.generatedSource === undefined && written.trim() !== '',
      },
    };
    const content = (_: object, page: unknown) => apiContent(model, page as PageContext, options);
    const rendered = compiler.render(content, entry.file);
    const located = { file: sourceFile(entry, site), line: 1, column: 1 };
    return {
      ...rendered,
      problems: {
        errors: rendered.problems.errors.map((problem) => ({ ...problem, ...located })),
        warnings: rendered.problems.warnings.map((problem) => ({ ...problem, ...located })),
      },
    };
  };
}

/** Where a problem of the specification is reported: a remote one at the settings or the page that name it. */
function sourceFile({ api, file, generatedSource }: PageEntry, { configFile }: Site): string {
  const source = api?.source ?? file;
  if (!/^https?:/i.test(source)) return source.replace(/^\.?\/+/, '');
  return generatedSource === undefined ? file : configFile;
}

/** Whether readers can send requests from the page. */
export function showsPlayground({ api }: Pick<Site, 'api'>, { meta, api: documented }: PageEntry): boolean {
  if (documented?.kind !== 'operation') return false;
  const display = typeof meta['playground'] === 'string' ? meta['playground'] : api.display;
  return display === 'interactive' || display === 'auth' || display === 'show';
}

/** The client scripts of a page. */
export function apiScripts(site: Pick<Site, 'api'>, page: PageEntry): string[] {
  return showsPlayground(site, page) ? ['try-it'] : [];
}

const noProblems = { errors: [], warnings: [] };
