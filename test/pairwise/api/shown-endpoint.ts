/** An endpoint as a reader sees it: above the content, in the content, next to it, and in the playground. */
import type { Locator, Page } from 'playwright-core';

export interface ShownEndpoint {
  /** Servers in the line above the content. */
  servers: string[];
  /** The first code sample. */
  sample: string;
  /** Names of the fields with credentials in the content, and the form of the credentials, if the page has it. */
  credentials: string[];
  format: string | undefined;
}

/** Reads the page without the playground. */
export function shownEndpoint(page: Page): Promise<ShownEndpoint> {
  return page.evaluate(() => {
    const isVisible = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => isVisible(element.closest('select') ?? element))
        .map((element) => element.textContent.trim());
    const fields = 'octavo-param-field[id^="authorization-"]';
    return {
      servers: texts('octavo-endpoint > span[slot="base"], octavo-endpoint > select[slot="base"] > option'),
      sample: texts('octavo-request-example pre')[0] ?? 'none',
      credentials: texts(`${fields} > * > [data-component-part="field-name"]`),
      format: texts(`${fields} p > code`)[0],
    };
  });
}

/** The server that is selected above the content. */
export function selectedServer(page: Page): Promise<string> {
  return page.locator('octavo-endpoint > select > option:checked').innerText();
}

/** The controls of the playground. */
export class OpenPlayground {
  readonly #playground: Locator;
  readonly #page: Page;

  constructor(page: Page, playground: Locator) {
    this.#page = page;
    this.#playground = playground;
  }

  /** The address that the request is sent to. */
  async url(): Promise<string> {
    const path = await this.#playground.locator('[part="path"]').innerText();
    const server = this.#playground.locator('#server > option:checked');
    return (await server.count()) === 0 || URL.canParse(path) ? path : (await server.innerText()).trim() + path;
  }

  /** The servers to choose from, without the entry for any other server. */
  async servers(): Promise<string[]> {
    const options = await this.#playground.locator('#server > option').allInnerTexts();
    return options.slice(0, -1).map((text) => text.trim());
  }

  /** The fields for credentials. */
  credentials(): Locator {
    return this.#playground.locator('fieldset[part="auth"] input:not([type="checkbox"])');
  }

  /** Waits until the playground shows the selection made elsewhere. */
  async isUpdated(): Promise<void> {
    await this.#playground.evaluate(
      (element) => (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete,
    );
  }

  /** Types an address of the reader's own, if there is no other server. */
  async chooseOwnServer(url: string): Promise<void> {
    await this.#playground.locator('#own-server').fill(url);
  }

  /** Sends the request, and returns its headers, by their names in lower case. */
  async send(path: string): Promise<Record<string, string>> {
    const sent = this.#page.waitForRequest((request) => request.url().endsWith(path));
    await this.#playground.locator('[part="send"]').click();
    return (await sent).allHeaders();
  }
}
