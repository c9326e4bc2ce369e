// Takes the screenshots of the README and the docs from the built docs: a guide, the playground, the search, and an error, in
// light and dark mode. The same pages become the same files. Run it with `npm run screenshots`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../dist/test/browser/serve-folder.js';
import { Camera, modes } from '../dist/test/screenshots/camera.js';
import { launchScreenshotBrowser } from '../dist/test/screenshots/launch-screenshot-browser.js';
import { documentationPages, shownPages } from '../dist/test/screenshots/screenshot-pages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const images = join(root, 'demo/images/screenshots');
const temporary = mkdtempSync(join(tmpdir(), 'octavo-screenshots-'));
const site = join(temporary, 'site');

/** Bytes of a file that readers still load quickly. */
const maxBytes = 60_000;
const maxQuality = 90;

const width = 1280;
octavo('build', 'demo', '--out', site, '--no-cache');
// The policy of the site allows none of its scripts.
const terminal = mkdtempSync(join(temporary, 'terminal-'));
writeFileSync(join(terminal, 'index.html'), errorPage());
mkdirSync(images, { recursive: true });
const servers = [await serveFolder(site), await serveFolder(terminal)];
const [docs, output] = servers.map(({ url }) => url);
const browser = await launchScreenshotBrowser(temporary);
for (const [name, { page, height }] of Object.entries(shownPages)) {
  await take(docs, name, { ...documentationPages.find((each) => each.name === page), height });
}
await take(output, 'error', { name: 'error', path: '', height: 740 });
await browser.close();
await Promise.all(servers.map((server) => server.close()));
rmSync(temporary, { recursive: true });

/**
 * Writes the image of a page in each mode.
 *
 * @param {string} url
 * @param {string} name
 * @param {import('../test/screenshots/screenshot-pages.js').ScreenshotPage} target
 */
async function take(url, name, target) {
  const camera = await Camera.open(browser, url, target, width);
  await camera.page.evaluate(leaveField);
  const session = await camera.page.context().newCDPSession(camera.page);
  for (const mode of modes) {
    await camera.switchTo(mode);
    await camera.takeStill();
    const file = join(images, `${name}-${mode}.webp`);
    for (let quality = maxQuality; quality === maxQuality || statSync(file).size > maxBytes; quality -= 5) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      writeFileSync(file, Buffer.from(data, 'base64'));
    }
    console.log(`${file} (${statSync(file).size} bytes)`);
  }
  await camera.page.close();
}

/** Runs in the page. The caret of a field comes and goes. */
function leaveField() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element instanceof HTMLElement) element.blur();
}

/**
 * Runs the command line and returns its output.
 *
 * @param {string[]} args
 */
function octavo(...args) {
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/node/cli.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return stderr + stdout;
}

/** Some problems of the site in `test/quoted`, as a terminal shows them. */
function errorPage() {
  const printed = octavo('check', 'test/quoted', '--no-cache').split(/\n(?=\x1b\[3[13]m(?:error|warning))/);
  const text = printed.slice(1, 4).join('\n').trim();
  const spans = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\x1b\[(\d+)m/g, (_, code) => ({ 39: '</span>', 22: '</span>' })[code] ?? `<span class="c${code}">`);
  return `<!doctype html>
<html lang="en">
<title>Error</title>
<meta name="color-scheme" content="light dark">
<style>
  body { margin: 0; background: light-dark(#f6f8fa, #0d1117); color: light-dark(#1f2328, #e6edf3) }
  pre { margin: 0; padding: 32px 40px; font: 22px/1.5 monospace; white-space: pre-wrap }
  .c31 { color: light-dark(#b3261e, #ff7b72) } .c32 { color: light-dark(#116329, #7ee787) }
  .c33 { color: light-dark(#8a5a00, #e3b341) } .c36 { color: light-dark(#0b6170, #76e3ea) } .c2 { opacity: 0.7 }
</style>
<pre><span class="c32">$</span> npx octavo check docs
${spans}</pre>
<script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const mark = () => document.documentElement.classList.toggle('dark', dark.matches);
  dark.addEventListener('change', mark);
  mark();
</script>
`;
}
