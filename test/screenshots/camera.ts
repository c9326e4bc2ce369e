/** Takes screenshots of built pages that are the same on each run. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openQuiet, quiet } from '../browser/quiet.js';
import { limits } from '../time-limits.mjs';
import type { ScreenshotPage, Width } from './screenshot-pages.js';

/** The color modes. */
export const modes = ['light', 'dark'] as const;

/** A color mode. */
export type Mode = (typeof modes)[number];

/** The height of a window in pixels. */
const heights: Record<Width, number> = { 390: 844, 1280: 900 };

/** A page in a browser that has finished loading, ready for screenshots in both modes. */
export class Camera {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  /** Opens a page of the site at `url` in a new browser context. Close it with `page.close()`. */
  static async open(browser: Browser, url: string, target: ScreenshotPage, width: Width): Promise<Camera> {
    const page = await browser.newPage({
      viewport: { width, height: target.height ?? heights[width] },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await openQuiet(page, `${url}/${target.path}`);
    if (target.prepare) {
      await target.prepare(page, width);
      // Nothing is hovered.
      await page.mouse.move(0, 0);
      await quiet(page);
    }
    if (target.top) await page.locator(target.top).evaluate((element) => element.scrollIntoView());
    return new Camera(page, await page.context().newCDPSession(page));
  }

  /** Switches to a color mode. */
  async switchTo(mode: Mode): Promise<void> {
    await this.page.emulateMedia({ colorScheme: mode });
    await this.page.waitForFunction(
      (isDark) => document.documentElement.classList.contains('dark') === isDark,
      mode === 'dark',
    );
    await this.page.evaluate(settle);
  }

  /** A screenshot of the window, as a PNG file. */
  async take(): Promise<Buffer> {
    // Faster than the method of Playwright, which compresses the file well.
    const options = { format: 'png', optimizeForSpeed: true } as const;
    return Buffer.from((await this.#session.send('Page.captureScreenshot', options)).data, 'base64');
  }

  /** A screenshot of the window once it does not change anymore. `first`: the last screenshot, if there is one. */
  async takeStill(first?: Buffer): Promise<Buffer> {
    let before = first;
    const end = performance.now() + limits.wait();
    for (;;) {
      await this.page.evaluate(settle);
      const after = await this.take();
      if (before?.equals(after)) return after;
      if (performance.now() > end) throw new Error(`${this.page.url()} does not stop changing.`);
      before = after;
    }
  }
}

/** Runs in the page: waits for fonts and images, finishes animations, hides the caret, and waits for the next frames. */
async function settle(): Promise<void> {
  document.documentElement.style.setProperty('caret-color', 'transparent');
  await document.fonts.ready;
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // An image that cannot be loaded shows its text.
  await Promise.allSettled(images.map((image) => image.decode()));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
