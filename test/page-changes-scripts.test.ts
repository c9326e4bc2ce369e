/** Scripts of authors and of services on pages that change in place. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { recordVisit, type Visit } from './browser/record-visit.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { skipIn } from './browser/skip-in.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

declare global {
  interface Window {
    heard: string[];
    measured: string[];
    starts: number;
    views: Record<string, string[]>;
  }
}

/** Listens as scripts for the hosted service do. */
const script = `(function () {
  window.heard = [];
  window.starts = (window.starts || 0) + 1;
  var push = history.pushState;
  history.pushState = function () {
    push.apply(this, arguments);
    heard.push('push ' + location.pathname + ' ' + document.title);
  };
  addEventListener('popstate', function () {
    heard.push('pop ' + location.pathname + ' ' + document.querySelector('h1').textContent);
  });
  new MutationObserver(function () {
    if (heard.at(-1) !== 'mutation') heard.push('mutation');
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('octavo:before-update', function (event) {
    heard.push('before ' + new URL(event.detail.url).pathname);
    if (event.detail.url.includes('/alone')) event.preventDefault();
  });
  document.addEventListener('octavo:after-update', function () {
    heard.push('after ' + document.querySelector('h1').textContent);
  });
  var badge = document.createElement('div');
  badge.id = 'badge';
  document.body.append(badge);
})();
`;

const pages = { pages: ['one', 'two', 'three', 'alone'] };
const content =
  '## Part\n\nText.\n\n```js\nlet a;\n```\n\n<Tabs>\n<Tab title="A">A</Tab>\n<Tab title="B">B</Tab>\n</Tabs>\n';

function site(integrations: object): Record<string, unknown> {
  return {
    'docs.json': { name: 'Site', theme: 'mint', colors: { primary: '#0D9373' }, navigation: pages, integrations },
    ...Object.fromEntries(pages.pages.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\n${content}`])),
  };
}

/** Every service that counts page views, with its settings. */
const services = {
  amplitude: { apiKey: 'k' },
  clarity: { projectId: 'k' },
  clearbit: { publicApiKey: 'k' },
  fathom: { siteId: 'k' },
  ga4: { measurementId: 'G-1' },
  gtm: { tagId: 'GTM-1' },
  heap: { appId: '1' },
  hightouch: { writeKey: 'k' },
  hotjar: { hjid: '1', hjsv: '6' },
  intercom: { appId: 'a1b2c3d4' },
  koala: { publicApiKey: 'pk_1' },
  logrocket: { appId: 'k/k' },
  mixpanel: { projectToken: 'k' },
  pirsch: { id: 'k' },
  plausible: { domain: 'k.test' },
  posthog: { apiKey: 'phc_k' },
  segment: { key: 'k' },
};

/** Counts page views as the script of a service does: `history` if it listens to the history by itself. */
const countAs = {
  history: (name: string) => `count('${name}');follow('${name}')`,
  init: (name: string, global: string) => `window.${global}={init(){count('${name}');follow('${name}')}}`,
  queue: (name: string, global: string) =>
    `{const queue=window.${global};const run=([method])=>method==='page'&&count('${name}');window.${global}={push:run};queue.forEach(run)}`,
};

/** The scripts of services as they count page views, by a part of their URL. */
const stubs: Record<string, string> = {
  'cdn.amplitude.com': countAs.init('amplitude', 'amplitude'),
  'clarity.ms': countAs.history('clarity'),
  'clearbitscripts.com': countAs.history('clearbit'),
  'usefathom.com': `count('fathom');if(document.currentScript.dataset.spa==='auto')follow('fathom')`,
  'googletagmanager.com/gtag': countAs.history('ga4'),
  'googletagmanager.com/gtm': countAs.history('gtm'),
  'heapanalytics.com': countAs.history('heap'),
  'hightouch-events.com': countAs.queue('hightouch', 'htevents'),
  'static.hotjar.com': countAs.history('hotjar'),
  'widget.intercom.io': `count('intercom');window.Intercom=(method)=>method==='update'&&count('intercom')`,
  'getkoala.com': countAs.history('koala'),
  'logr-in.com': countAs.init('logrocket', 'LogRocket'),
  'mxpnl.com': `{const [[,{track_pageview:kind}]]=mixpanel._i;count('mixpanel');if(kind==='url-with-path')follow('mixpanel')}`,
  'pirsch.io': countAs.history('pirsch'),
  'plausible.io': countAs.history('plausible'),
  'posthog.com': `window.posthog={init(key,{capture_pageview:kind}){count('posthog');if(kind==='history_change')follow('posthog')}}`,
  'cdn.segment.com': countAs.queue('segment', 'analytics'),
};

const stubFunctions = `
window.views ??= {};
const count = (name) => (window.views[name] ??= []).push(location.pathname.replaceAll('/', '') + ' ' + document.title);
const follow = (name) => {
  let last = location.pathname;
  const look = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    count(name);
  };
  for (const method of ['pushState', 'replaceState']) {
    const original = history[method];
    history[method] = function () {
      original.apply(this, arguments);
      look();
    };
  }
  addEventListener('popstate', look);
};
`;

let browser: Browser;
let plain: Served;
let counted: Served;
let page: Page;

beforeAll(async () => {
  const temporary = temporaryFolder();
  writeFiles(join(temporary, 'plain'), { ...site({}), 'scripts/mark.js': script });
  writeFiles(join(temporary, 'counted'), site(services));
  await buildFolder(join(temporary, 'plain'), join(temporary, 'plain-out'));
  await buildFolder(join(temporary, 'counted'), join(temporary, 'counted-out'));
  plain = await serveFolder(join(temporary, 'plain-out'));
  counted = await serveFolder(join(temporary, 'counted-out'));
  browser = await openBrowser();
});

afterAll(() => Promise.all([plain.close(), counted.close()]));
afterEach(() => page.context().close());

async function open(host: Served): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 800 } });
  page = await context.newPage();
  const visit = recordVisit(page);
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    const [, stub] = Object.entries(stubs).find(([part]) => url.includes(part)) ?? [];
    await route.fulfill({ contentType: 'text/javascript', body: stub ? `{${stubFunctions}${stub}}` : '' });
  });
  await page.goto(`${host.url}/one/`);
  return visit;
}

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function go(name: string): Promise<void> {
  await page.locator('#sidebar').getByRole('link', { name, exact: true }).click();
  await title(name).waitFor();
}

describe('a script of the author', () => {
  test('runs once, and hears of each change', async () => {
    const { documents, errors } = await open(plain);
    await go('two');
    await go('three');
    await page.goBack();
    await title('two').waitFor();
    const heard = await page.evaluate(() => window.heard.filter((each) => each !== 'mutation'));
    expect(heard).toEqual([
      'before /two/',
      'push /two/ two - Site',
      'after two',
      'before /three/',
      'push /three/ three - Site',
      'after three',
      'before /two/',
      'after two',
      'pop /two/ two',
    ]);
    expect(await page.evaluate(() => window.heard.filter((each) => each === 'mutation').length)).toBeGreaterThan(2);
    expect(await page.evaluate(() => window.starts)).toBe(1);
    expect(await page.locator('#badge').count()).toBe(1);
    expect(documents).toEqual(['/one/']);
    expect(errors).toEqual([]);
  });

  test('can have a page loaded by the browser', async () => {
    const { documents } = await open(plain);
    await go('alone');
    expect(documents).toEqual(['/one/', '/alone/']);
    await page.goBack();
    await title('one').waitFor();
  });
});

test('each service counts each page once', async () => {
  const { documents, errors } = await open(counted);
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.views ?? {}).length))
    .toBe(Object.keys(services).length);
  await go('two');
  await go('three');
  await page.goBack();
  await title('two').waitFor();
  const visited = ['one one - Site', 'two two - Site', 'three three - Site', 'two two - Site'];
  const views = Object.fromEntries(Object.keys(services).map((name) => [name, visited]));
  await expect.poll(() => page.evaluate(() => window.views)).toEqual(views);
  expect(documents).toEqual(['/one/']);
  expect(errors).toEqual([]);
});

test('nothing measures the new content during a change, because the browser would lay it out twice', async () => {
  await open(plain);
  await page.evaluate(() => {
    window.measured = [];
    let isChanging = false;
    const watch = (target: object, name: string): void => {
      const original = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, function (this: unknown, ...given: unknown[]) {
        if (isChanging) window.measured.push(name);
        return original.apply(this, given);
      });
    };
    watch(window, 'getComputedStyle');
    watch(Element.prototype, 'getBoundingClientRect');
    document.addEventListener('octavo:before-update', () => (isChanging = true));
    document.addEventListener('octavo:after-update', () => (isChanging = false));
  });
  await go('two');
  await page.locator('#table-of-contents [aria-current]').waitFor();
  expect(await page.evaluate(() => window.measured)).toEqual([]);
});

test('after 80 changes there are as many nodes, listeners and observers as after 20', async (context) => {
  skipIn(['firefox', 'webkit'], context, 'They are counted with the Chrome DevTools Protocol.');
  const { documents, errors } = await open(plain);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const walk = async (changes: number): Promise<Record<string, number>> => {
    for (let change = 0; change < changes; change++) await go(['two', 'three', 'one', 'two', 'one'][change % 5]!);
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const wanted = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners', 'Documents'].includes(name));
    return Object.fromEntries(wanted.map(({ name, value }) => [name, value]));
  };
  const [before, after] = [await walk(20), await walk(60)];
  for (const [name, value] of Object.entries(after)) expect([name, value <= before[name]!]).toEqual([name, true]);
  expect(documents).toEqual(['/one/']);
  expect(errors).toEqual([]);
});
