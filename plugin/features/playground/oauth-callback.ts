/** The page that authorization servers send readers of the playground back to. Its address is registered with them. */
import { clientPath } from '../../outputs/client-files.js';
import type { BuiltSite, Output } from '../../outputs/output.js';

/** Its path in the output. */
export const callbackPath = 'octavo-oauth.html';

export const callbackOutput: Output = {
  name: 'oauth-callback',
  isForHosts: true,
  owns: (path) => path === callbackPath,
  async *files(site) {
    if (site.isDev || (await hasForm(site))) yield { path: callbackPath, content: callbackPage };
  },
};

async function hasForm(site: BuiltSite): Promise<boolean> {
  for (const page of site.loaded.pages)
    if ((await site.facts(page)).elements.includes('octavo-playground')) return true;
  return false;
}

const callbackPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Authorization</title>
<p>You can close this window.</p>
<script type="module" src="./${clientPath}playground/oauth-callback.js"></script>
</html>
`;
