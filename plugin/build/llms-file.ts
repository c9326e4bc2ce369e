/** `/llms.txt`, the same built and served in dev. */
import { llmsTxt } from '../outputs/llms-txt.js';
import { markdownPath, publicAddress } from '../site/addresses.js';
import type { LoadedSite } from '../site/load-site.js';

/** Its text: each page by the address of its Markdown form. */
export function llmsFile({ site, pages, base, siteUrl }: LoadedSite): string {
  return llmsTxt(site, pages, (route) => publicAddress(`/${markdownPath(route)}`, base, siteUrl));
}
