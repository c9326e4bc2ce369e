/** `/llms.txt`, the same in builds and in dev. */
import { llmsTxt } from '../outputs/llms-txt.js';
import { markdownPath, publicAddress } from '../site/addresses.js';
import type { LoadedSite } from '../site/load-site.js';

/** The text of the file. Each page is listed with the URL of its Markdown version. */
export function llmsFile({ site, pages, base, siteUrl }: LoadedSite): string {
  return llmsTxt(site, pages, (route) => publicAddress(`/${markdownPath(route)}`, base, siteUrl));
}
