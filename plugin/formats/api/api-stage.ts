/** The stage that shows parts of APIs. Renderers are loaded only for sites that have such pages. */
import type { PageContext } from '../../../elements/page-component.js';
import type { Node } from '../../../runtime/jsx/node.js';
import { specificationFile } from '../../addresses/specification-file.js';
import { handwrittenAddress } from '../../addresses/api-address.js';
import type { Problem } from '../../core/errors/errors.js';
import type { ApiReference, ApiServer, PageEntry, Site } from '../../core/model/types.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { HtmlTree } from '../../core/tree/render-tree.js';
import { tagsIn, walkAll } from '../../core/tree/walk-html.js';
import type { UiStrings } from '../../languages/ui-strings.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { Compiler, RenderedContent } from '../../mdx/compiler.js';
import { hasEndpoint } from '../../shell/page/endpoint.js';
import { apiAuthorization } from './api-authorization.js';
import type { ApiFormat, ApiModel } from './api-format.js';
import { exportPaths } from './exports/export-output.js';
import { changesId, isChanges } from './changes/changes-model.js';
import { PartPages } from './pages/part-pages.js';
import { viewerLink } from './pages/viewer-links.js';
import type { ApiPage } from './render/api-page.js';
import type { RequestForm } from './render/request-model.js';

/**
 * `written`, the author's content, with the additions of an API page. Without `model`, the page documents its operation
 * by hand.
 */
export type ApiStage = (
  entry: PageEntry,
  model: ApiModel | undefined,
  written: HtmlElement,
) => Promise<RenderedContent>;

/** The form of a page; `undefined` if it has none. */
export type FormOfPage = (loaded: LoadedSite, page: PageEntry, strings: UiStrings) => RequestForm | undefined;

/** Sets the stage up. `stringsOf` selects the UI strings of a page by its path. */
export async function createApiStage(
  loaded: LoadedSite,
  formats: readonly ApiFormat[],
  compiler: Compiler,
  stringsOf: (path: string) => UiStrings,
  requestForm?: FormOfPage,
): Promise<ApiStage> {
  const { pages, site } = loaded;
  const render = await loadRenderers(pages, formats);
  if (!render) return async (_, __, tree) => ({ tree, links: [], islands: [], problems: noProblems });
  const shared = await sharedOptions(site);
  const parts = new PartPages(pages);
  return async (entry, model, written) => {
    const strings = stringsOf(entry.path);
    const tags = tagsIn(written);
    const page: Omit<ApiPage, 'context'> = {
      ...shared,
      entry,
      authorization: apiAuthorization(entry.meta, site.api),
      uiStrings: strings.api,
      hrefOf: parts.linksIn(entry),
      downloads: entry.api && downloadsOf(entry.api, loaded),
      server: entry.api && addressOf(entry.api.servers),
      form: requestForm?.(loaded, entry, strings),
      has: {
        requestExample: tags.has('octavo-request-example'),
        responseExample: tags.has('octavo-response-example'),
        description:
          entry.generatedSource === undefined &&
          written.children.some((node) => typeof node !== 'string' || node.trim() !== ''),
      },
    };
    const content = (_: object, context: unknown): Node => {
      reserveIds(written, context as PageContext);
      const { head, content: rest } = render({ ...page, context: context as PageContext }, model, written, site);
      return [head, new HtmlTree(written), rest];
    };
    const hrefOf = parts.linksIn(entry);
    const options = model && { isData: true, redirect: (href: string) => viewerLink(href, hrefOf) };
    const { problems, ...rendered } = await compiler.render(content, entry.file, options);
    return {
      ...rendered,
      problems: { errors: problems.errors.map(atStart), warnings: problems.warnings.map(atStart) },
    };
  };
}

const noProblems = { errors: [], warnings: [] };

type Parts = ReturnType<Awaited<ReturnType<ApiFormat['loadRenderer']>>['render']>;

/** Renders pages of the formats that the site uses, and pages whose author documents the operation. `undefined` if there are none. */
async function loadRenderers(
  pages: readonly PageEntry[],
  formats: readonly ApiFormat[],
): Promise<((page: ApiPage, model: ApiModel | undefined, written: HtmlElement, site: Site) => Parts) | undefined> {
  const used = formats.filter(({ name }) => pages.some(({ api }) => api?.format === name));
  const isHandwritten = pages.some((page) => handwrittenAddress(page));
  if (used.length === 0 && !isHandwritten) return undefined;
  const load = used.map(async (format) => [format.name, await format.loadRenderer()] as const);
  const renderers = new Map(await Promise.all(load));
  const handwritten = isHandwritten ? await import('./render/handwritten-content.js') : undefined;
  const hasChanges = pages.some(({ api }) => api?.id === changesId);
  const changes = hasChanges ? await import('./changes/changes-content.js') : undefined;
  return (page, model, written, { api }) => {
    if (model && isChanges(model)) return { head: undefined, content: changes!.changesContent(model, page) };
    return model
      ? renderers.get(page.entry.api!.format)!.render(model, page)
      : handwritten!.handwrittenContent(page, api, written);
  };
}

/** The options that all pages of the site share. */
async function sharedOptions({
  api,
}: Site): Promise<Pick<ApiPage, 'samplers' | 'sampled' | 'repeated' | 'fieldKeys' | 'isExpanded'>> {
  const { loadSamplers } = await import('./render/samples.js');
  const { RepeatedFields } = await import('./render/repeated-fields.js');
  return {
    samplers: api.isSampled === false ? [] : await loadSamplers(api.languages),
    sampled: api.sampled,
    repeated: new RepeatedFields(),
    fieldKeys: api.fieldKeys ?? [],
    isExpanded: api.expanded === 'all',
  };
}

/** The addresses of a document that readers can open, and of its other forms. */
function downloadsOf(reference: ApiReference, loaded: LoadedSite): string[] {
  const file = specificationFile(reference.source);
  const own = file === undefined ? reference.source : loaded.assets.includes(file) ? `/${file}` : undefined;
  return [...(own === undefined ? [] : [own]), ...exportPaths(reference, loaded).map(({ path }) => `/${path}`)];
}

/** The address of the first server. One of several may be relative, which is not a complete address. */
function addressOf(servers: readonly ApiServer[]): string | undefined {
  const [first] = servers;
  return first && (servers.length === 1 || /[{}]|^[a-z][a-z\d+.-]*:/i.test(first.text)) ? first.text : undefined;
}

/** Reserves the ids of the author's content, so that added elements get different ids. */
function reserveIds(tree: HtmlElement, page: PageContext): void {
  walkAll(tree, (element) => {
    const id = element.attribute('id');
    if (!id) return;
    page.id(id);
    const [, base] = /^(.+)-\d+$/.exec(id) ?? [];
    if (base !== undefined) page.id(base);
  });
}

/** Positions in rendered content do not help authors. */
function atStart(problem: Problem): Problem {
  return { ...problem, line: 1, column: 1 };
}

/** The client scripts of a page. */
export function apiScripts(site: Site, page: PageEntry): string[] {
  const hasServers = (page.api?.servers.length ?? 0) > 1;
  return [...(hasEndpoint(site, page) ? ['octavo-endpoint'] : []), ...(hasServers ? ['base-url'] : [])];
}
