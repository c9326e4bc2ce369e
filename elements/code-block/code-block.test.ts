import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import type { CodeBlock } from './code-block.js';
import './code-block.js';

const code = (attributes = '') =>
  `<octavo-code-block language="ts" ${attributes}><span slot="title">a.ts</span><pre tabindex="0"><code><span class="line">let a</span>\n<span class="line">let b</span>\n</code></pre></octavo-code-block>`;

const part = (block: CodeBlock, name: string): HTMLElement | null =>
  block.shadowRoot!.querySelector(`[part="${name}"]`);

let written: string[] = [];

/** The browser under test grants no clipboard. */
function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

for (const form of forms) {
  describe(`octavo-code-block, ${form}`, () => {
    beforeEach(() => {
      written = [];
      clipboard(async (text) => void written.push(text));
    });

    it('has no accessibility violation', async () => {
      await accessible(await fixture(code('expandable'), form));
    });

    it('copies the code as it is and says so', async () => {
      const block = (await fixture(code(), form)).querySelector('octavo-code-block')!;
      part(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      await block.updateComplete;
      equal(written, ['let a\nlet b']);
      equal(block.shadowRoot!.querySelector('[role="status"]')?.textContent, 'Copied');
    });

    it('says when copying failed', async () => {
      clipboard(() => Promise.reject(new Error('denied')));
      const block = (await fixture(code(), form)).querySelector('octavo-code-block')!;
      part(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      await block.updateComplete;
      equal(block.shadowRoot!.querySelector('[role="status"]')?.textContent, 'Copying failed');
    });

    it('has no copy button where the author wants none', async () => {
      const block = (await fixture(code('nocopy'), form)).querySelector('octavo-code-block')!;
      equal(part(block, 'copy'), null);
    });

    it('opens and closes folded code', async () => {
      const block = (await fixture(code('expandable'), form)).querySelector('octavo-code-block')!;
      const pre = block.querySelector('pre')!;
      const button = part(block, 'expand')!;
      ok(getComputedStyle(pre).maxHeight !== 'none', 'the code is not folded');
      button.click();
      await block.updateComplete;
      equal(getComputedStyle(pre).maxHeight, 'none');
      equal(button.getAttribute('aria-expanded'), 'true');
      button.click();
      await block.updateComplete;
      equal(block.open, false);
    });

    it('numbers and breaks lines', async () => {
      const block = (await fixture(code('lines wrap'), form)).querySelector('octavo-code-block')!;
      equal(getComputedStyle(block.querySelector('pre')!).whiteSpace, 'pre-wrap');
      equal(getComputedStyle(block.querySelector('.line')!, '::before').content, 'counter(line)');
    });
  });
}

describe('octavo-code-block, written by hand', () => {
  it('shows the title of its attribute', async () => {
    const box = await fixture('<octavo-code-block title="b.ts"><pre><code>x</code></pre></octavo-code-block>');
    equal(part(box.querySelector('octavo-code-block')!, 'title')?.textContent, 'b.ts');
  });

  it('brings the styles of the code into the page once', async () => {
    await fixture(code() + code());
    const { styleSheet } = (customElements.get('octavo-code-block') as typeof CodeBlock).lightStyles;
    equal(document.adoptedStyleSheets.filter((sheet) => sheet === styleSheet).length, 1);
  });
});
