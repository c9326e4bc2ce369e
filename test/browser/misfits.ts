/** What does not fit on the screen of a phone, or on paper. */
import type { Page } from 'playwright-core';

/** Widths of phones, in pixels. The first is also that of a desktop screen at 400 % zoom. */
const phoneWidths = [320, 360, 390];

/** The width of a sheet of A4, in pixels. */
const paperWidth = 794;

/** The padding of code at the end of a line may reach into the margin of the paper, in pixels. */
const paperMargin = 8;

/** Elements beyond the edge of a screen with this width that are not in a box that scrolls or ends there. */
async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  return await page.evaluate(() => {
    if (document.scrollingElement!.scrollWidth <= innerWidth) return [];
    const all = [...document.querySelectorAll('#octavo-main *, #navbar *, #banner *')];
    const wide = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return wide.map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Text that paper ends before, or that only a reader who scrolls would see. */
async function cutOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: paperWidth, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate((margin) => {
    const isCut = (element: Element): boolean =>
      element.getBoundingClientRect().right > innerWidth + margin ||
      (getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1);
    const isRead = (element: Element): boolean =>
      element.checkVisibility() &&
      element.clientWidth > 1 &&
      element.textContent.trim() !== '' &&
      [null, element].includes(element.closest('math'));
    const all = [...document.querySelectorAll('#content-area *')];
    return all.filter((element) => isRead(element) && isCut(element)).map((element) => element.outerHTML.slice(0, 100));
  }, paperMargin);
  await page.emulateMedia({ media: null });
  return cut;
}

/** All of it, with the screen on which it does not fit. */
export async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of phoneWidths) for (const element of await tooWide(page, width)) found.push(`${width}: ${element}`);
  return [...found, ...(await cutOnPaper(page)).map((element) => `paper: ${element}`)];
}
