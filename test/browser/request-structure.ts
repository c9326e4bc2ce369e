import type { Page } from 'playwright-core';

/** Endpoint, first sections and first fields of an API page: its description of the request. */
export function requestStructure(page: Page): Promise<object> {
  return page.evaluate(() => {
    const textOf = (from: Element, selector: string): string | undefined =>
      from.querySelector(`:scope > ${selector}`)?.textContent?.trim();
    const fields = [...document.querySelectorAll('main :is(octavo-param-field, octavo-response-field)')];
    const parts = [
      '* > [data-component-part=field-name]',
      '* > * > code[data-component-part=field-info-pill]',
      '* > * > [data-component-part=field-required-pill]',
    ];
    return {
      endpoint: document.querySelector('octavo-endpoint')!.textContent,
      sections: [...document.querySelectorAll('main h2')].slice(0, 4).map((heading) => heading.textContent?.trim()),
      fields: fields.slice(0, 7).map((field) => parts.map((part) => textOf(field, part))),
    };
  });
}
