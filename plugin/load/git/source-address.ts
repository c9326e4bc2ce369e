/** URLs on the host of the source repository. */
import { posix } from 'node:path';
import { encodePart } from '../../addresses/encode-address.js';
import type { PageEntry } from '../../core/model/types.js';
import type { Repository } from './repository.js';

type Host = 'gitlab' | 'bitbucket' | 'gitea' | 'github';

/** Any other host is treated like GitHub. */
function hostOf({ url }: Repository): Host {
  const { hostname } = new URL(url);
  if (hostname.includes('gitlab')) return 'gitlab';
  if (hostname.includes('bitbucket')) return 'bitbucket';
  return /codeberg|gitea|forgejo/.test(hostname) ? 'gitea' : 'github';
}

const edit: Record<Host, string> = { github: '/edit/', gitlab: '/-/edit/', bitbucket: '/src/', gitea: '/_edit/' };

/** The URL to edit `file` on the host of `repository`. */
export function editAddress(repository: Repository, file: string): string {
  const { url, branch, folder } = repository;
  const host = hostOf(repository);
  const path = posix.join(folder, file);
  const end = host === 'bitbucket' ? '?mode=edit' : '';
  return `${url}${edit[host]}${[...branch.split('/'), ...path.split('/')].map(encodePart).join('/')}${end}`;
}

/** The URL to open an issue about the page. */
export function issueAddress(repository: Repository, { meta, route }: Pick<PageEntry, 'meta' | 'route'>): string {
  const host = hostOf(repository);
  const [title, body] = host === 'gitlab' ? ['issue[title]', 'issue[description]'] : ['title', 'body'];
  const query = new URLSearchParams({ [title]: `Docs: ${meta.title}`, [body]: `Page: ${route}` });
  return `${repository.url}${host === 'gitlab' ? '/-' : ''}/issues/new?${query.toString()}`;
}
