/** The page that authorization servers send readers of the playground back to. Its address is registered with them. */

/** Its path in the output. */
export const callbackPath = 'octavo-oauth.html';

/** `scripts`: folder of the client scripts, relative to the page. */
export function callbackPage(scripts: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Authorization</title>
<p>You can close this window.</p>
<script type="module" src="./${scripts}playground/oauth-callback.js"></script>
</html>
`;
}
