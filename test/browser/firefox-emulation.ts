/**
 * Emulates media features, print, and pages without scripts in an installed Firefox.
 *
 * Playwright drives it with WebDriver BiDi, which has no commands for them in all versions. The developer tools of Firefox set
 * them on a page with a script that has the rights of the browser, and so does this file, in the session of Playwright.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The parts of Playwright's server, which runs in this process, that this file needs. They are not public. */
interface Session {
  send(method: string, params: object): Promise<unknown>;
}
interface ServerPage {
  delegate: { _session: { sessionId: string } };
  emulatedMedia(): Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;
  browserContext: { _options: { javaScriptEnabled?: boolean } };
}
interface Connected {
  _connection: { toImpl(client: Browser): { _browserSession: Session }; toImpl(client: Page): ServerPage };
}

/**
 * Lets the pages of `browser`, an installed Firefox, emulate the features that Playwright emulates in other browsers.
 */
export async function addEmulation(browser: Browser): Promise<Browser> {
  const { _connection: connection } = browser as unknown as Connected;
  const session = connection.toImpl(browser)._browserSession;
  ignoreMediaFeatures(session);
  const runInBrowser = await privilegedScope(session);
  const emulate = (page: Page): Promise<void> => runInBrowser(emulationScript(connection.toImpl(page)));

  after(browser, 'newContext', async (context: BrowserContext) => {
    after(context, 'newPage', async (page: Page) => {
      after(page, 'emulateMedia', () => emulate(page));
      await emulate(page);
    });
  });
  return browser;
}

/** Calls `then` with the result of each call of a method before the caller gets it. */
function after<Name extends string, Result>(
  target: Record<Name, (...args: never[]) => Promise<Result>>,
  name: Name,
  then: (result: Result) => Promise<void>,
): void {
  const method = target[name] as (...args: unknown[]) => Promise<Result>;
  target[name] = async (...args) => {
    const result = await method.apply(target, args);
    await then(result);
    return result;
  };
}

/** Playwright sends this command for each page. Firefox 153 rejects it, and it cannot do all of the above. */
function ignoreMediaFeatures(session: Session): void {
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, params);
  };
}

/** A function that runs a script in the user interface of Firefox. */
async function privilegedScope(session: Session): Promise<(expression: string) => Promise<void>> {
  const tree = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [{ context }] = (tree as { contexts: [{ context: string }] }).contexts;
  return async (expression) => {
    const result = await session.send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    const { exceptionDetails } = result as { exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`Firefox cannot emulate this: ${exceptionDetails.text}`);
  };
}

/** A script that applies the options of a page and of its context. */
function emulationScript(page: ServerPage): string {
  const { media, colorScheme, reducedMotion, forcedColors } = page.emulatedMedia();
  const valueOf = (feature: string, none = 'none'): string => (feature === 'no-override' ? none : feature);
  const overrides = {
    mediumOverride: valueOf(media, ''),
    prefersColorSchemeOverride: valueOf(colorScheme),
    prefersReducedMotionOverride: valueOf(reducedMotion),
    forcedColorsOverride: valueOf(forcedColors),
    allowJavascript: page.browserContext._options.javaScriptEnabled !== false,
  };
  return `{
    const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
    const page = NavigableManager.getBrowsingContextById(${JSON.stringify(page.delegate._session.sessionId)});
    Object.assign(page, ${JSON.stringify(overrides)});
  }`;
}
