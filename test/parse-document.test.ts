/** The parser of the dev client, in the test browser and in simulated older browsers. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';

const script = readFileSync(new URL('../dist/runtime/parse-document.js', import.meta.url), 'utf8');
const html = `<!doctype html><title>Page</title><body><octavo-outer><!--island--><template shadowrootmode="open">
<octavo-inner><template shadowrootmode="open"><b>inner</b></template>slotted</octavo-inner></template>text</octavo-outer>
<script>document.title = 'ran'</script></body>`;

declare global {
  interface Window {
    parseDocument(html: string): Document;
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

type Native = (html: string, options?: object) => Document;
type Parser = { parseHTMLUnsafe?: Native };

const browsers: Record<string, () => void> = {
  'the browser of the tests': () => {},
  'a browser that takes no options': () => {
    const holder = Document as unknown as Parser;
    const parse = holder.parseHTMLUnsafe!.bind(Document);
    const keepComments = { sanitizer: { comments: true } };
    holder.parseHTMLUnsafe = (text, options) => {
      if (options) throw new TypeError('Overload resolution failed.');
      try {
        return parse(text, keepComments);
      } catch {
        return parse(text);
      }
    };
  },
  'a browser that drops comments without options': () => {
    const holder = Document as unknown as Parser;
    holder.parseHTMLUnsafe = (text, options) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      for (const host of page.querySelectorAll('octavo-outer, p')) {
        const template = host.querySelector(':scope > template')!;
        const root = host.attachShadow({ mode: 'open' });
        root.setHTMLUnsafe(template.innerHTML);
        template.remove();
        if (!options)
          host.replaceChildren(...[...host.childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE));
      }
      return page;
    };
  },
  'a browser without parseHTMLUnsafe': () => {
    delete (Document as unknown as Parser).parseHTMLUnsafe;
  },
};

test.each(Object.entries(browsers))(
  '%s keeps comments and nested shadow roots, and runs nothing',
  async (_, prepare) => {
    const page = await browser.newPage();
    await page.evaluate(prepare);
    await page.addScriptTag({ type: 'module', content: `${script}\nwindow.parseDocument = parseDocument;` });
    // An inline module runs after it was added.
    await page.waitForFunction(() => 'parseDocument' in window);
    const parsed = await page.evaluate((text) => {
      const { title, body } = window.parseDocument(text);
      const outer = body.firstElementChild!;
      const inner = outer.shadowRoot?.firstElementChild;
      return { title, light: outer.innerHTML, inner: inner?.innerHTML, root: inner?.shadowRoot?.innerHTML };
    }, html);
    expect(parsed).toEqual({ title: 'Page', light: '<!--island-->text', inner: 'slotted', root: '<b>inner</b>' });
    await page.close();
  },
);
