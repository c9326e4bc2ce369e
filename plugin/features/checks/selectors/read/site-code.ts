/** Reads the code that can create elements on pages. */
import { readText } from '../../../../reader/docs-file.js';
import type { BuiltFacts } from '../../../../plugins/builtin.js';
import type { LoadedSite } from '../../../../load/loaded-site.js';
import { withoutQueries } from './script-queries.js';

export interface SiteCode {
  /** The texts of scripts, interactive components, HTML files, and pages with scripts or errors. */
  texts: string[];
  /** Tags of the elements that scripts create, which they can add anywhere. */
  tags: ReadonlySet<string>;
  /** Whether code that is not in the folder can create elements: a service, a script of another host, a package. */
  hasOther: boolean;
}

/** Code that loads other code. */
const loadsOther =
  /createElement\(\s*["'`]script|<script\b|importScripts|document\.write|\bimport\s*\(?\s*["'`](?:https?:)?\/\/|\bfrom\s*["'`](?![./]|react["'`])/i;

export function siteCode(
  loaded: LoadedSite,
  { liveSources, facts, hosts }: Pick<BuiltFacts, 'liveSources' | 'facts' | 'hosts'>,
): SiteCode {
  const { site, scripts, notLoaded, assets, pages, plugins } = loaded;
  const loadedScripts = [...scripts, ...notLoaded.flatMap(({ file, reason }) => (isImported(reason) ? [file] : []))];
  const unreadPages = pages.flatMap(({ file, route }) => {
    const page = facts.get(route);
    return !page || page.scripts ? [file] : [];
  });
  const files = new Set([...liveSources, ...unreadPages, ...assets.filter((file) => /\.html?$/i.test(file))]);
  const read = (file: string): string => readText(site.root, file) ?? '';
  const scriptTexts = loadedScripts.map((file) => withoutQueries(read(file)));
  const texts = [...scriptTexts, ...Array.from(files, read)];
  const hasHosts = [...facts.values()].some((page) => (page.scripts?.hosts.length ?? 0) > 0);
  const hasServices = hosts.some(({ script = [], modules = [] }) => script.length + modules.length > 0);
  const hasModules = plugins?.list.some(({ client }) => client.length > 0) ?? false;
  const tags = new Set([...scriptTexts, ...texts.flatMap(inlineScripts)].flatMap(createdTags));
  return {
    texts,
    tags,
    hasOther: hasHosts || hasServices || hasModules || texts.some((text) => loadsOther.test(text)),
  };
}

/** Whether pages or scripts may load the file in their own way. */
function isImported(reason: LoadedSite['notLoaded'][number]['reason']): boolean {
  return reason === 'module' || reason === 'large';
}

function inlineScripts(text: string): string[] {
  return Array.from(text.matchAll(/<script\b[\s\S]*?<\/script>/gi), ([script]) => script);
}

function createdTags(code: string): string[] {
  return Array.from(code.matchAll(/createElement\(\s*["'`]([\w-]+)|<([a-z][\w-]*)/gi), ([, created, written]) =>
    (created ?? written!).toLowerCase(),
  );
}
