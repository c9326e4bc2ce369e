/** Finds the source repository of the site, for links to it. */
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileState } from '../../reader/docs-file.js';
import { repositoryOf } from '../../reader/repository-of.js';
import { textIfRegular } from '../../reader/regular-file.js';
import { fileStart, type Report } from '../../core/errors/errors.js';
import type { RepositoryLinks } from '../../config/schema/part.js';
import type { Site } from '../../core/model/types.js';

/** A repository on a host with a web interface. */
export interface Repository {
  /** `https://github.com/owner/name`, without a trailing slash. */
  url: string;
  branch: string;
  /** The docs folder in the repository, with `/`; empty for its root. */
  folder: string;
}

/**
 * Finds the repository of the docs folder: the enclosing git checkout, then `repository` of the nearest package.json,
 * then, for `links` of pages, a repository that the site links to. Warns if the links are incomplete.
 */
export function findRepository(site: Site, report: Report, links?: RepositoryLinks): Repository | undefined {
  const repository = fromGit(site.root) ?? fromPackage(site.root);
  if (repository || !links) return repository;
  const { setting, hasSources } = links;
  const url = linkedRepository(site);
  const location = fileStart(site.configFile);
  const hint =
    'Build in the git checkout of the docs, or add "repository": { "url": "https://…", "directory": "docs" } to package.json.';
  if (!url) {
    const message = `The repository of the docs is unknown, so "${setting}" shows no links to it.`;
    report.warn({ ...location, code: 'repository-unknown', message, hint });
    return undefined;
  }
  if (hasSources) {
    const message = `Edit links assume that the docs are at the root of the branch "main" of ${url}.`;
    report.warn({ ...location, code: 'repository-guessed', message, hint });
  }
  return { url, branch: 'main', folder: '' };
}

function fromGit(root: string): Repository | undefined {
  const top = repositoryOf(root);
  if (!top) return undefined;
  const git = gitFolder(join(top, '.git'));
  const common = join(git, read(join(git, 'commondir')).trim());
  const origin = /\[remote "origin"\][^[]*?\burl\s*=\s*(\S+)/.exec(read(join(common, 'config')))?.[1];
  const url = origin && webAddress(origin);
  if (!url) return undefined;
  const head = read(join(common, 'refs/remotes/origin/HEAD')) || read(join(git, 'HEAD'));
  const branch = /^ref: refs\/(?:remotes\/origin|heads)\/(\S+)/.exec(head)?.[1] ?? 'main';
  return { url, branch, folder: slashes(relative(top, root)) };
}

/** In a linked work tree, `.git` is a file that names the folder. */
function gitFolder(path: string): string {
  if (fileState(path)?.isDirectory()) return path;
  const folder = /^gitdir: (.+)$/m.exec(read(path))?.[1] ?? path;
  return isAbsolute(folder) ? folder : join(dirname(path), folder);
}

function fromPackage(root: string): Repository | undefined {
  const folder = repositoryOf(root, ['package.json']);
  if (!folder) return undefined;
  try {
    const { repository } = JSON.parse(read(join(folder, 'package.json'))) as {
      repository?: string | { url?: string; directory?: string };
    };
    const { url: source, directory = '' } = typeof repository === 'string' ? { url: repository } : (repository ?? {});
    const url = source && webAddress(source.replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1'));
    return url ? { url, branch: 'main', folder: slashes(join(directory, relative(folder, root))) } : undefined;
  } catch {
    return undefined;
  }
}

/** A link to a repository in the navbar, an anchor or an account. */
function linkedRepository({ navbar: { primary, links }, footer, navigation }: Site): string | undefined {
  const linkSources = [...(primary ? [primary] : []), ...links, ...navigation.children, ...footer.socials];
  for (const { href = '' } of linkSources) {
    const match = /^https?:\/\/(?:www\.)?(github|gitlab)\.com\/([\w.-]+\/[\w.-]+)\/?$/.exec(href);
    if (match) return `https://${match[1]}.com/${match[2]!.replace(/\.git$/, '')}`;
  }
  return undefined;
}

/** `git@host:owner/name.git`, `ssh://…` and `git+https://…` as a web URL. */
function webAddress(address: string): string | undefined {
  const match =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(address) ??
    /^[\w.-]+@([\w.-]+):(.+?)(?:\.git)?\/?$/.exec(address);
  return match ? `https://${match[1]}/${match[2]}` : undefined;
}

/** Empty if the file does not exist or cannot be read. */
function read(path: string): string {
  return textIfRegular(path) ?? '';
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\/?|\/$/g, '');
}
