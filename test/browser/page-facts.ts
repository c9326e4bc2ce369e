/** Reads facts from the HTML of a page by selector, so that fixtures do not depend on the complete markup. */
import type { Page } from 'playwright-core';

/**
 * Expected facts by selector. `"h2"`: the texts of all matches (a list), of the only match (a string), or their number.
 * `"a@href"` reads an attribute instead of the text.
 */
export type Facts = Record<string, string | number | (string | null)[]>;

/** The facts of the HTML in the same shape as `expected`, for comparison. */
export function readFacts(blank: Page, html: string, expected: Facts): Promise<Facts> {
  return blank.evaluate(collect, { html, expected });
}

/** Runs in the browser. The document is only parsed: scripts do not run and shadow roots stay templates. */
function collect({ html, expected }: { html: string; expected: Facts }): Facts {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const facts: Facts = {};
  for (const [key, value] of Object.entries(expected)) {
    const [, selector = key, attribute] = /^(.*?)(?:@([\w-]+))?$/.exec(key) ?? [];
    const found = [...parsed.querySelectorAll(selector)];
    const texts = found.map((element) =>
      attribute ? element.getAttribute(attribute) : (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    if (typeof value === 'number') facts[key] = found.length;
    else if (typeof value === 'string' && texts.length === 1) facts[key] = texts[0] ?? '(no such attribute)';
    else facts[key] = texts;
  }
  return facts;
}
