/** The stage that shows operations and schemas. Its code is loaded only for sites that have such pages. */
import type { PageContext } from '../../elements/page-component.js';
import { html, type Node } from '../../runtime/jsx/node.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import { parseHtml } from '../core/tree/parse-html.js';
import { walkAll } from '../core/tree/walk-html.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { Problem } from '../core/errors/errors.js';
import type { Compiler } from '../mdx/compiler.js';
import { callbackPath } from '../formats/api/oauth-callback.js';
import { handwrittenAddress } from '../core/addresses/api-address.js';
import { apiAuthorization } from '../formats/api/api-authorization.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { PageEntry, Site } from '../core/model/types.js';
import type { PageModel } from '../formats/openapi/page-model.js';
import type { ApiContentOptions } from '../formats/openapi/render/api-content.js';
import type { TryItOptions } from '../formats/api/render/try-it.js';
import { hasEndpoint } from '../shell/page/endpoint.js';
import type { PagePipeline } from './page-pipeline.js';

/** Sets the stage up. `stringsOf` selects the UI strings of a page by its path. */
export async function createApiStage(
  { pages, site, base }: LoadedSite,
  compiler: Compiler,
  stringsOf: (path: string) => UiStrings,
): Promise<PagePipeline['api']> {
  if (!pages.some((page) => page.api ?? handwrittenAddress(page)))
    return (_, __, content) => ({ html: content, links: [], islands: [], problems: { errors: [], warnings: [] } });
  const { apiContent, operationHead } = await import('../formats/openapi/render/api-content.js');
  const { handwrittenContent } = await import('../formats/api/render/handwritten-content.js');
  const { pageOperation } = await import('../formats/api/handwritten/page-operation.js');
  const { loadSamplers } = await import('../formats/api/render/samples.js');
  const others = await loadOtherContents(pages, site);
  const samplers = site.api.isSampled === false ? [] : await loadSamplers(site.api.languages);
  const { RepeatedFields } = await import('../formats/api/render/repeated-fields.js');
  const repeated = new RepeatedFields();
  const { sampled } = site.api;
  return (entry, model, written) => {
    const strings = stringsOf(entry.path);
    const { api: uiStrings } = strings;
    const options = {
      uiStrings,
      samplers,
      sampled,
      repeated,
      server: entry.api?.server,
      playground: showsPlayground(site, entry)
        ? { ...playgroundOptions(site, strings), callback: `${base}${callbackPath}` }
        : undefined,
      fieldKeys: site.api.fieldKeys ?? [],
      isExpanded: site.api.expanded === 'all',
      has: {
        requestExample: written.includes('<octavo-request-example'),
        responseExample: written.includes('<octavo-response-example'),
        description: entry.generatedSource === undefined && written.trim() !== '',
      },
    };
    const content = (_: object, context: unknown): Node => {
      const page = context as PageContext;
      const tree = parseHtml(written);
      reserveIds(tree, page);
      if (model?.kind === 'channel') return others.channel!(model, written, page, options, entry);
      if (model?.kind === 'graphql') return others.graphql!(model, written, page, options, entry);
      if (model) return [operationHead(model, options), html(written), apiContent(model, page, options)];
      const operation = pageOperation(entry, handwrittenAddress(entry)!, site.api, tree);
      return handwrittenContent(operation, written, page, options);
    };
    const { problems, ...rendered } = compiler.render(content, entry.file, model !== undefined);
    return {
      ...rendered,
      problems: { errors: problems.errors.map(atStart), warnings: problems.warnings.map(atStart) },
    };
  };
}

/** What all playgrounds of the site share, in the language of a page. */
function playgroundOptions(
  { api }: Site,
  { api: { tryIt }, close, playground }: UiStrings,
): Omit<TryItOptions, 'callback'> {
  const { credentials, isSampled, languages, prefill, proxy } = api;
  return {
    title: tryIt,
    close,
    loading: playground.loading,
    languages: isSampled === false ? ['none'] : languages,
    prefill,
    proxy,
    credentials,
  };
}

type OtherContent<Kind> = (
  model: Extract<PageModel, { kind: Kind }>,
  written: string,
  page: PageContext,
  options: ApiContentOptions,
  entry: PageEntry,
) => Node;

/** What renders the pages of other formats; only for those that the site has. */
async function loadOtherContents(
  pages: readonly PageEntry[],
  site: Site,
): Promise<{ channel?: OtherContent<'channel'>; graphql?: OtherContent<'graphql'> }> {
  const uses = (kind: string): boolean => pages.some(({ api }) => api?.kind === kind);
  const channel = uses('channel') ? await import('../formats/asyncapi/render/channel-content.js') : undefined;
  const graphql = uses('graphql') ? await import('../formats/graphql/render/graphql-content.js') : undefined;
  return {
    channel:
      channel &&
      ((model, written, page, options, { api }) => {
        const { channelContent, channelHead } = channel;
        const all = { ...options, method: api?.method ?? '' };
        return [channelHead(model.channel, all), html(written), channelContent(model.channel, page, all)];
      }),
    graphql:
      graphql &&
      ((model, written, page, options, { meta }) => {
        const { graphqlContent, graphqlHead, withCredentials } = graphql;
        const secured = withCredentials(model, apiAuthorization(meta, site.api));
        return [graphqlHead(secured, options), html(written), graphqlContent(secured, page, options)];
      }),
  };
}

/** What is added gets other ids than those of the author's content. */
function reserveIds(tree: HtmlElement, page: PageContext): void {
  walkAll(tree, (element) => {
    const id = element.attribute('id');
    if (!id) return;
    page.id(id);
    const [, base] = /^(.+)-\d+$/.exec(id) ?? [];
    if (base !== undefined) page.id(base);
  });
}

/** The position in what is rendered says nothing to the author. */
function atStart(problem: Problem): Problem {
  return { ...problem, line: 1, column: 1 };
}

/** Whether readers can send requests from the page. */
function showsPlayground({ api }: Pick<Site, 'api'>, page: PageEntry): boolean {
  const method = handwrittenAddress(page)?.method;
  const canTry = page.api ? (page.api.canTry ?? page.api.kind === 'operation') : method !== undefined;
  if (!canTry || method === 'WEBHOOK') return false;
  const { playground } = page.meta;
  const display = typeof playground === 'string' ? playground : api.display;
  return display === 'interactive' || display === 'show';
}

/** The client scripts of a page. */
export function apiScripts(site: Site, page: PageEntry): string[] {
  const hasServers = (page.api?.servers?.length ?? 0) > 1;
  return [...(hasEndpoint(site, page) ? ['octavo-endpoint'] : []), ...(hasServers ? ['base-url'] : [])];
}
