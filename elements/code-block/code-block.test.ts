import { accessible } from '../testing/accessibility.js';
import { equal, ok, until } from '../testing/assert.js';
import { findPart } from '../testing/find-part.js';
import { fixture, forms } from '../testing/fixture.js';
import type { CodeBlock } from './code-block.js';
import './code-block.js';

const code = (attributes = '') =>
  `<octavo-code-block language="ts" ${attributes}><span slot="title">a.ts</span><pre tabindex="0"><code><span class="line">let a</span>\n<span class="line">let b</span>\n</code></pre></octavo-code-block>`;

const long = (attributes: string) =>
  `<octavo-code-block ${attributes}><pre><code>${'<span class="line">a</span>\n'.repeat(60)}</code></pre></octavo-code-block>`;

let written: string[] = [];

/** Replaces the clipboard, which the test browser does not allow. */
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

    it('copies the code unchanged and confirms it', async () => {
      const block = (await fixture(code(), form)).querySelector('octavo-code-block')!;
      findPart(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      await block.updateComplete;
      equal(written, ['let a\nlet b']);
      equal(findPart(block, 'status')?.textContent, 'Copied');
    });

    it('copies code without Twoslash annotations', async () => {
      const note = '<span class="note">type of a</span>\n';
      const markup = code().replace('<span class="line">let b', `${note}<span class="line">let b`);
      const block = (await fixture(markup, form)).querySelector('octavo-code-block')!;
      findPart(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      equal(written, ['let a\nlet b']);
    });

    it('copies code without removed lines, and commands without their prompts', async () => {
      const markup = `<octavo-code-block language="shellscript"><pre><code><span class="line removed">$ old</span>\n<span class="line">$ new $ x</span>\n</code></pre></octavo-code-block>`;
      const block = (await fixture(markup, form)).querySelector('octavo-code-block')!;
      findPart(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      equal(written, ['new $ x']);
    });

    it('has a button that wraps lines, if there are long ones', async () => {
      const markup = `${code()}${code().replace('let a', 'word '.repeat(300))}`;
      const [short, wide] = (await fixture(markup, form)).querySelectorAll('octavo-code-block');
      const display = (block: CodeBlock) => getComputedStyle(findPart(block, 'wrap')!).display;
      await until(() => display(wide!) !== 'none');
      equal(display(short!), 'none');
      const button = findPart(wide!, 'wrap')!;
      button.click();
      await wide!.updateComplete;
      equal([button.ariaPressed, getComputedStyle(wide!.querySelector('pre')!).whiteSpace], ['true', 'pre-wrap']);
      button.click();
      await wide!.updateComplete;
      equal([button.ariaPressed, wide!.wrap], ['false', false]);
    });

    it('reports that copying failed', async () => {
      clipboard(() => Promise.reject(new Error('denied')));
      const block = (await fixture(code(), form)).querySelector('octavo-code-block')!;
      findPart(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      await block.updateComplete;
      equal(findPart(block, 'status')?.textContent, 'Copy failed');
    });

    it('has no copy button with nocopy', async () => {
      const block = (await fixture(code('nocopy'), form)).querySelector('octavo-code-block')!;
      equal(findPart(block, 'copy'), null);
    });

    it('expands and collapses long code', async () => {
      const block = (await fixture(code('expandable'), form)).querySelector('octavo-code-block')!;
      const pre = block.querySelector('pre')!;
      const button = findPart(block, 'expand')!;
      ok(getComputedStyle(pre).maxHeight !== 'none', 'the code is not folded');
      button.click();
      await block.updateComplete;
      equal(getComputedStyle(pre).maxHeight, 'none');
      equal(button.getAttribute('aria-expanded'), 'true');
      button.click();
      await block.updateComplete;
      equal(block.open, false);
    });

    it('expands collapsed code that something scrolls, such as find-in-page', async () => {
      const block = (await fixture(long('expandable'), form)).querySelector('octavo-code-block')!;
      const pre = block.querySelector('pre')!;
      pre.scrollTop = 100;
      // Browsers that run in the background do not fire this event.
      pre.dispatchEvent(new Event('scroll'));
      await block.updateComplete;
      equal(block.open, true);
    });

    it('leaves space for its button at the end of long code without a title', async () => {
      const markup = `<div style="width: 20rem"><octavo-code-block><pre><code><span class="line">${'word '.repeat(30)}end</span></code></pre></octavo-code-block></div>`;
      const block = (await fixture(markup, form)).querySelector('octavo-code-block')!;
      const pre = block.querySelector('pre')!;
      pre.scrollLeft = pre.scrollWidth;
      const line = document.createRange();
      line.selectNodeContents(block.querySelector('.line')!);
      ok(
        line.getBoundingClientRect().right <= findPart(block, 'copy')!.getBoundingClientRect().left,
        'the end is covered',
      );
    });

    it('has a button with the background of the code over the code, which shows on focus', async () => {
      const markup = `${code()}<octavo-code-block><pre tabindex="0"><code>${'word '.repeat(90)}</code></pre></octavo-code-block>`;
      const [titled, plain] = (await fixture(markup, form)).querySelectorAll('octavo-code-block');
      const styles = (block: CodeBlock) => getComputedStyle(findPart(block, 'copy')!);
      // Where nothing hovers, such as on a touch screen, it always shows, beside the code.
      const hovers = matchMedia('(hover: hover)').matches;
      const { right } = plain!.querySelector('pre')!.getBoundingClientRect();
      if (hovers) equal(styles(plain!).backgroundColor, getComputedStyle(plain!).backgroundColor);
      else ok(right <= findPart(plain!, 'copy')!.getBoundingClientRect().left, 'the button is over the code');
      equal([styles(titled!).opacity, styles(plain!).opacity], ['1', hovers ? '0' : '1']);
      plain!.querySelector('pre')!.focus();
      await until(() => styles(plain!).opacity === '1');
    });

    it('stays left to right on a right-to-left page', async () => {
      const box = await fixture(
        `<div dir="rtl">${code()}<octavo-code-block><pre><code>x</code></pre></octavo-code-block></div>`,
        form,
      );
      const [titled, plain] = box.querySelectorAll('octavo-code-block');
      equal(getComputedStyle(titled!.querySelector('pre')!).direction, 'ltr');
      const middle = (element: Element) => element.getBoundingClientRect().left + element.clientWidth / 2;
      ok(middle(findPart(titled!, 'copy')!) < middle(titled!), 'the button stands over the title');
      ok(middle(findPart(plain!, 'copy')!) > middle(plain!), 'the button stands over the beginning of the code');
    });

    it('numbers and wraps lines', async () => {
      const block = (await fixture(code('lines wrap'), form)).querySelector('octavo-code-block')!;
      equal(getComputedStyle(block.querySelector('pre')!).whiteSpace, 'pre-wrap');
      equal(getComputedStyle(block.querySelector('.line')!, '::before').content, 'counter(line)');
    });
  });
}

describe('octavo-code-block in plain HTML', () => {
  it('shows the title from its attribute', async () => {
    const box = await fixture('<octavo-code-block title="b.ts"><pre><code>x</code></pre></octavo-code-block>');
    equal(findPart(box.querySelector('octavo-code-block')!, 'title')?.textContent, 'b.ts');
  });

  it('frames text without pre, whose lines start after the first line break', async () => {
    const texts = ['let a;\n  let b;', '\nlet a;\n  let b;\n', '\nlet a;\n  let b;\n  '];
    const markup = texts.map((text) => `<octavo-code-block>${text}</octavo-code-block>`).join('');
    const blocks = (await fixture(markup)).querySelectorAll('octavo-code-block');
    const heights = [...blocks].map((block) => block.offsetHeight);
    equal(heights, [heights[0], heights[0], heights[0]]);
    for (const block of blocks) {
      written = [];
      clipboard(async (text) => void written.push(text));
      findPart(block, 'copy')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      equal(written, ['let a;\n  let b;']);
    }
    ok(getComputedStyle(findPart(blocks[0]!, 'code')!).fontFamily.includes('mono'), 'the font of code');
  });

  it('frames text that takes the place of pre', async () => {
    const box = await fixture('<octavo-code-block><pre><code>a</code></pre></octavo-code-block>');
    const block = box.querySelector('octavo-code-block')!;
    block.textContent = 'b';
    await until(() => findPart(block, 'code') !== null);
    block.innerHTML = '<pre><code>c</code></pre>';
    await until(() => findPart(block, 'code') === null);
  });

  it('adds the styles of the code to the page once', async () => {
    await fixture(code() + code());
    const { styleSheet } = (customElements.get('octavo-code-block') as typeof CodeBlock).lightStyles;
    equal(document.adoptedStyleSheets.filter((sheet) => sheet === styleSheet).length, 1);
  });
});
