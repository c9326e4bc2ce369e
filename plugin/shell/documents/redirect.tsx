import { h } from '../../../runtime/jsx/node.js';
import { firstPaintScript } from '../first-paint.js';
import { scriptData, writeHtml } from '../write-html.js';

/**
 * A page that immediately redirects to `to` (a path with base, or a URL), for hosts without redirects. Query and hash
 * are kept. `hashes` maps hashes to other targets, which requires a script.
 */
export function renderRedirect(to: string, hashes: Readonly<Record<string, string>> = {}): string {
  const hasHashes = Object.keys(hashes).length > 0;
  const page = (
    <html lang="en" data-hashes={hasHashes ? scriptData(hashes) : undefined}>
      <meta charset="utf-8" />
      <title>Redirecting</title>
      <meta name="robots" content="noindex" />
      <meta http-equiv="refresh" content={`0; url=${to}`} />
      <link rel="canonical" href={to} />
      <script>{firstPaintScript('redirect')}</script>
      <a href={to}>Go to {to}</a>
    </html>
  );
  return `<!doctype html>${writeHtml(page)}\n`;
}
