/** Launches a browser in which text looks the same on every machine. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.mjs';
import { packagedBrowser } from '../browser/packaged-browser.mjs';
import { watchRequests } from '../browser/quiet.js';
import { limits } from '../time-limits.mjs';

/**
 * Launches a browser that has only fonts of npm packages, not the fonts of the machine.
 *
 * @param folder A folder for files of the browser.
 * @param hinting How far letters are moved to whole pixels: `none` in the stored screenshots. With `slight`, they look a
 *   little different. With more, they would also have other widths.
 */
export async function launchScreenshotBrowser(folder: string, hinting: 'none' | 'slight' = 'none'): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(configuration, await fontsConfiguration(folder, hinting));
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      `--font-render-hinting=${hinting}`,
      '--disable-lcd-text',
      // Content that pages load from other hosts changes.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: { ...env, FONTCONFIG_FILE: configuration },
    timeout: limits.start(),
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(limits.wait());
    context.on('page', watchRequests);
  });
  return browser;
}

/** The package of the browser has no monospaced font, so code uses one of KaTeX. */
async function fontsConfiguration(folder: string, hinting: string): Promise<string> {
  const { executablePath } = await packagedBrowser();
  const folders = [
    join(dirname(executablePath), 'fonts'),
    dirname(createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Typewriter-Regular.ttf')),
  ];
  const families = {
    'sans-serif': 'Open Sans',
    'system-ui': 'Open Sans',
    monospace: 'KaTeX_Typewriter',
    serif: 'KaTeX_Main',
  };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const edits = [
    ['antialias', '<bool>true</bool>'],
    ['hinting', `<bool>${hinting !== 'none'}</bool>`],
    ['hintstyle', `<const>hint${hinting}</const>`],
    ['rgba', '<const>none</const>'],
  ].map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${join(folder, 'fonts-cache')}</cachedir>
${aliases.join('\n')}
<match target="pattern">${edits.join('')}</match>
<match target="font">${edits.join('')}</match>
</fontconfig>
`;
}
