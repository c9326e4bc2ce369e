/** Finds accessibility violations on a page with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `rule: element` for each violation on the page, of all rules or of one, in the whole page or `within` a selector. */
export async function violationsOn(page: Page, rule?: string, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // By default, axe also describes every element that passes, and leaves out some criteria of WCAG 2.2.
  const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
  const options = { resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : { rules }) };
  return page.evaluate(findViolations, { options, within });
}

/** Runs in the page, after axe. */
async function findViolations({ options, within }: { options: object; within: string }): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: {
      run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  // A bar at the top of the window covers parts of targets, depending on the position.
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run(within, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
