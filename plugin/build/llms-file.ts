/** `/llms.txt`, the same built and served in dev. */
import { llmsTxt } from '../outputs/llms-txt.js';
import { markdownPath, publicAddress } from '../site/addresses.js';
import type { SiteSetup } from './site-setup.js';

/** Its text: each page by the address of its Markdown form. */
export function llmsFile({ site, scan, base, siteUrl }: SiteSetup): string {
  return llmsTxt(site, scan.pages, (route) => publicAddress(`/${markdownPath(route)}`, base, siteUrl));
}
