/** The style sheet and the documents that belong to no page: 404, site map, fragments of large sidebars. */
import { redirectOutput } from './redirect-output.js';
import { htmlPath } from '../../addresses/addresses.js';
import { stylesheetPath } from '../../outputs/client-files.js';
import { siteMapRoute } from '../../nav/site-map-route.js';
import type { Output } from '../../outputs/output.js';
import { fragmentPath } from '../create-shell.js';
import { mayHaveLargeSidebar } from '../navigation/large-sidebar.js';

const stylesheetOutput: Output = {
  name: 'stylesheet',
  owns: (path) => path.startsWith(stylesheetPath),
  key: ({ documentKey }) => documentKey,
  async *files({ documents }) {
    const { path, text } = await documents.stylesheet();
    yield { path, content: text };
  },
};

const notFoundOutput: Output = {
  name: '404',
  isForHosts: true,
  owns: (path) => path === '404.html',
  key: ({ documentKey }) => documentKey,
  async *files({ documents }) {
    yield { path: '404.html', content: await documents.notFound() };
  },
};

/** The entries of closed groups. */
const sidebarOutput: Output = {
  name: 'sidebar',
  owns: (path) => path.startsWith(fragmentPath),
  key: ({ documentKey }) => documentKey,
  async *files({ loaded, documents }) {
    if (!mayHaveLargeSidebar(loaded.site.navigation)) return;
    for (const [path, content] of await documents.sidebarFragments()) yield { path, content };
  },
};

/** The page with links to all pages. */
const siteMapOutput: Output = {
  name: 'site-map',
  owns: (path, { pages }) => /^site-?map\/index\.html$/.test(path) && path === htmlPath(siteMapRoute(pages) ?? ''),
  key: ({ documentKey }) => documentKey,
  async *files({ loaded, documents }) {
    const route = siteMapRoute(loaded.pages);
    if (route !== undefined) yield { path: htmlPath(route), content: await documents.siteMap() };
  },
};

/** The files of the shell, in this order: a path belongs to the first output that owns it. */
export const documentOutputs: readonly Output[] = [
  stylesheetOutput,
  notFoundOutput,
  sidebarOutput,
  redirectOutput,
  siteMapOutput,
];
