/** Changes the files of a site in every way while `octavo dev` serves it and a browser shows a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { limits } from '../time-limits.mjs';
import { BuildProcess } from './build-process.js';
import { builtPages, type BuiltPage } from './compare-dev.js';
import { DevProcess } from './dev-process.js';
import { Random } from './random.js';
import { StormSite } from './storm-site.js';

export interface DevStormOptions {
  seed: string;
  /** Number of changes. */
  changes: number;
  /** Number of pages in each of the two versions of the site. */
  pages: number;
  browser: Browser;
  /** Called every 250 changes with the memory of the server and its workers. */
  onProgress?(line: string): void;
}

/** Returns the faults; empty if the server answered all along and then serves the same site as a build. */
export async function devStorm(options: DevStormOptions): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-storm-'));
  const random = new Random('dev', options.seed);
  const site = new StormSite(join(folder, 'repository'), random, options.pages);
  const server = await DevProcess.start(site.root);
  const findings: string[] = [];
  try {
    const page = await options.browser.newPage();
    await page.goto(server.url);
    for (let change = 1; change <= options.changes; change++) {
      const route = random.pick(site.routes);
      const answer = random.below(4) === 0 ? server.ask(route) : undefined;
      site.change();
      // Requests and the watcher get their turn at random moments.
      for (let turns = random.below(4); turns > 0; turns--) await setImmediate();
      const finding = await answer;
      if (finding) findings.push(`change ${change}, ${route}: ${finding}`);
      if (change % 250 === 0) options.onProgress?.(`${change} changes: ${server.counts()}, ${server.memory()}`);
    }
    site.restore();
    findings.push(...(await differences(site, server, join(folder, 'out'))));
    findings.push(...(await followed(page)));
    await page.close();
    options.onProgress?.(`at rest: ${server.memory()}`);
  } finally {
    findings.push(...(await server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  return findings;
}

/** Waits until the server serves the same site as a build. */
async function differences(site: StormSite, server: DevProcess, outDir: string): Promise<string[]> {
  const { status, stdout } = await new BuildProcess(site.root, outDir).end;
  if (status !== 0) return [`the final build fails: ${stdout}`];
  const end = Date.now() + limits.wait();
  let left: readonly BuiltPage[] = builtPages(outDir);
  for (let pause = 50; left.length > 0 && Date.now() < end; pause *= 2) {
    const different: BuiltPage[] = [];
    for (const page of left) if ((await server.page(page.route)) !== page.document) different.push(page);
    left = different;
    if (left.length > 0) await setTimeout(pause);
  }
  return left.map(({ route }) => `${route} is not what a build writes`);
}

/**
 * Waits until the open page is equal to the server's response at its address. The page has followed all changes by
 * itself.
 */
async function followed(page: Page): Promise<string[]> {
  const isSame = async (): Promise<boolean> => {
    const served = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text();
    const fresh = new DOMParser().parseFromString(served, 'text/html');
    const [shown, wanted] = [document, fresh].map((each) =>
      Array.from(each.querySelectorAll('#content-area :is(h1, h2, p)'), ({ textContent }) => textContent).join('\n'),
    );
    return (
      shown !== '' &&
      shown === wanted &&
      document.title === fresh.title &&
      !document.querySelector('vite-error-overlay')
    );
  };
  const end = Date.now() + limits.wait();
  for (let pause = 50; Date.now() < end; pause *= 2) {
    // The page may be reloading.
    if (await page.evaluate(isSame).catch(() => false)) return [];
    await setTimeout(pause);
  }
  return [`the open page does not show ${page.url()}`];
}
