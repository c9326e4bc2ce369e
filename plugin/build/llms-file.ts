/** `/llms.txt`, the same built and served in dev. */
import { llmsTxt } from '../outputs/llms-txt.js';
import { markdownPath } from '../outputs/markdown-path.js';
import { publicAddress } from '../outputs/public-address.js';
import type { SiteSetup } from './site-setup.js';

/** Its text: each page by the address of its Markdown form. */
export function llmsFile({ site, scan, base, siteUrl }: SiteSetup): string {
  return llmsTxt(site, scan.pages, (route) => publicAddress(`/${markdownPath(route)}`, base, siteUrl));
}
