import { h } from '../../runtime/jsx/node.js';
import { CodeBlock } from '../code-block/code-block.page.js';
import '../code-block/code-block.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { CodeGroup } from './code-group.page.js';
import './code-group.js';

const group = (props: object = {}) =>
  h(
    CodeGroup,
    { ...props },
    h(CodeBlock, { title: 'npm', code: 'npm i' }),
    h(CodeBlock, { title: 'yarn', code: 'yarn add' }),
  );

for (const form of forms) {
  describe(`octavo-code-group, ${form}`, () => {
    beforeEach(() => {
      localStorage.clear();
      history.replaceState(null, '', '#');
    });

    it('has no accessibility violation', async () => {
      await accessible(await fixture(group(), form));
    });

    it('shows the block of the clicked tab', async () => {
      const box = await fixture(group(), form);
      box.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click();
      equal(box.querySelector('octavo-tab:not([hidden]) pre')?.textContent, 'yarn add');
    });

    it('keeps its menu open while the focus moves to another tab, as a press does, and closes it when the focus leaves', async () => {
      const box = await fixture(group({ dropdown: true }), form);
      const outside = box.appendChild(document.createElement('button'));
      const element = box.querySelector('octavo-code-group')!;
      const [npm, yarn] = box.querySelectorAll<HTMLElement>('[role="tab"]');
      npm!.focus();
      npm!.click();
      await element.updateComplete;
      yarn!.focus();
      equal(element.open, true);
      outside.focus();
      equal(element.open, false);
    });

    it('opens its menu at the selected tab and closes it on selection', async () => {
      const box = await fixture(group({ dropdown: true }), form);
      const element = box.querySelector('octavo-code-group')!;
      const [npm, yarn] = box.querySelectorAll<HTMLElement>('[role="tab"]');
      equal(getComputedStyle(yarn!).display, 'none');
      npm!.click();
      await element.updateComplete;
      equal(element.open, true);
      equal(getComputedStyle(yarn!).display, 'flex');
      yarn!.click();
      await element.updateComplete;
      equal(element.open, false);
      equal(getComputedStyle(npm!).display, 'none');
      equal(box.querySelector('octavo-tab:not([hidden]) pre')?.textContent, 'yarn add');
    });
  });
}

describe('octavo-code-group in plain HTML', () => {
  it('uses the titles of its code blocks', async () => {
    const block = (title: string) =>
      `<octavo-code-block><span slot="title">${title}</span><pre tabindex="0"><code>x</code></pre></octavo-code-block>`;
    const box = await fixture(`<octavo-code-group>${block('a.ts')}${block('b.ts')}</octavo-code-group>`);
    const tabs = box.querySelector('octavo-code-group')!.shadowRoot!.querySelectorAll('[role="tab"]');
    equal(
      [...tabs].map((tab) => tab.textContent.trim()),
      ['a.ts', 'b.ts'],
    );
  });

  it('uses titles that are set as properties, and follows changes', async () => {
    const box = await fixture('<octavo-code-group></octavo-code-group>');
    const group = box.querySelector('octavo-code-group')!;
    const blocks = ['a.ts', 'b.ts'].map((title) => {
      const block = document.createElement('octavo-code-block');
      block.innerHTML = '<pre><code>x</code></pre>';
      block.title = title;
      return block;
    });
    group.append(...blocks);
    await rendered(box);
    const titles = () => [...group.shadowRoot!.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent.trim());
    equal(titles(), ['a.ts', 'b.ts']);
    blocks[1]!.title = 'c.ts';
    await rendered(box);
    await rendered(box);
    equal(titles(), ['a.ts', 'c.ts']);
  });

  it('shows only the selected tab with a chevron while its menu is closed', async () => {
    const block = (title: string) =>
      `<octavo-code-block title="${title}"><pre><code>x</code></pre></octavo-code-block>`;
    const box = await fixture(`<octavo-code-group dropdown>${block('a.ts')}${block('b.ts')}</octavo-code-group>`);
    const [first, second] = box.querySelector('octavo-code-group')!.shadowRoot!.querySelectorAll<HTMLElement>('button');
    equal(getComputedStyle(second!).display, 'none');
    equal(getComputedStyle(first!, '::after').content, '""');
    first!.click();
    await rendered(box);
    equal(getComputedStyle(second!).display, 'flex');
  });

  it('keeps a long label on one line in the box until its menu opens', async () => {
    const block = (title: string) =>
      `<octavo-code-block title="${title}"><pre><code>x</code></pre></octavo-code-block>`;
    const long = 'An answer with a device that is part of a session '.repeat(4);
    const box = await fixture(
      `<octavo-code-group dropdown style="inline-size: 20rem">${block(long)}${block('b')}</octavo-code-group>`,
    );
    const group = box.querySelector('octavo-code-group')!;
    const [first] = group.shadowRoot!.querySelectorAll<HTMLElement>('button');
    const closed = first!.getBoundingClientRect();
    equal(closed.height, 40);
    equal(closed.right < group.getBoundingClientRect().right, true);
    first!.click();
    await rendered(box);
    equal(first!.getBoundingClientRect().height > 40, true);
  });
});
