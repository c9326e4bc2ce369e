/** A Model Context Protocol server for the pages of one site. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { briefText } from '../../core/text/brief-text.js';
import { nearest } from '../../core/text/nearest.js';
import { octavoVersion } from '../../core/package/octavo-package.js';
import type { IndexedPage } from '../../outputs/page-index.js';
import type { ReadableSite } from './open-site.js';
import { searchPages } from './search-pages.js';

type Answer = { content: { type: 'text'; text: string }[]; isError?: boolean };

/** The server with the tools `list_pages`, `search_pages` and `read_page`. */
export function createMcpServer(site: ReadableSite): McpServer {
  const { name, description } = site;
  const server = new McpServer(
    { name: 'octavo', title: name, version: octavoVersion() },
    { instructions: `Documentation of ${name}.${description ? ` ${description}` : ''} Search, then read pages.` },
  );
  const annotations = { readOnlyHint: true };
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `Lists the pages of the documentation of ${name}, in the order of the navigation.`,
      inputSchema: {
        section: z.string().optional().describe('Only pages whose section contains this text'),
      },
      annotations,
    },
    ({ section = '' }) => {
      const pages = site.pages.filter((page) => page.section.join(' / ').toLowerCase().includes(section.toLowerCase()));
      return answer(pages.map(entry).join('\n') || `No section contains "${briefText(section)}".`);
    },
  );
  server.registerTool(
    'search_pages',
    {
      title: 'Search pages',
      description: `Searches the documentation of ${name} for words. Returns the best pages with an excerpt.`,
      inputSchema: {
        query: z.string().describe('Words to search for'),
        limit: z.number().int().min(1).max(50).default(10).describe('Largest number of results'),
      },
      annotations,
    },
    async ({ query, limit }) => {
      const matches = await searchPages(site, query, limit);
      const lines = matches.map(({ page, excerpt }) => `${entry(page)}\n  … ${excerpt} …`);
      return answer(lines.join('\n') || `No page contains "${briefText(query)}".`);
    },
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Returns a page of the documentation of ${name} as Markdown.`,
      inputSchema: {
        path: z.string().describe('Path from a list or search result, such as guides/install'),
      },
      annotations,
    },
    async ({ path }) => {
      const page = findPage(site, path);
      if (page) return answer(await site.read(page));
      return { ...answer(missingPage(site, path)), isError: true };
    },
  );
  return server;
}

/** The path with the fewest typing errors, or one that ends with the same name. */
function similarPath({ pages }: ReadableSite, path: string): string | undefined {
  const paths = pages.map(({ markdown }) => pathOf(markdown));
  const name = path.split('/').at(-1)!;
  return nearest(path, paths) ?? paths.find((each) => each.endsWith(`/${name}`));
}

function entry(page: IndexedPage): string {
  const labels = page.section.length > 0 ? ` (${page.section.join(' / ')})` : '';
  return `- ${pathOf(page.markdown)}: ${page.title}${labels}${page.description ? `. ${page.description}` : ''}`;
}

function findPage(site: ReadableSite, path: string): IndexedPage | undefined {
  const wanted = pathOf(path);
  return site.pages.find(({ markdown, url }) => pathOf(markdown) === wanted || url === path);
}

function missingPage(site: ReadableSite, path: string): string {
  const similar = similarPath(site, pathOf(path));
  return `There is no page "${briefText(path)}".${similar ? ` Did you mean "${similar}"?` : ''}`;
}

/** `/guides/install.md#linux` → `guides/install`. */
function pathOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/^\/+|\/+$|\.mdx?$/g, '') || 'index';
}

function answer(text: string): Answer {
  return { content: [{ type: 'text', text }] };
}
