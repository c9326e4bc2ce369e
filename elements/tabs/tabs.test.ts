import { h } from '../../runtime/jsx/node.js';
import { CodeBlock } from '../code-block/code-block.page.js';
import { CodeGroup } from '../code-group/code-group.page.js';
import '../code-group/code-group.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { panelsOf } from './panels.js';
import { Tab, Tabs } from './tabs.page.js';
import './tabs.js';

const tabs = (props: object = {}) =>
  h(
    Tabs,
    { ...props },
    h(Tab, { title: 'npm' }, h('p', null, 'npm i')),
    h(Tab, { title: 'yarn' }, h('p', { id: 'in-yarn' }, 'yarn add')),
    h(Tab, { title: 'pnpm' }, 'pnpm add'),
  );

const shown = (group: Element): string[] =>
  panelsOf(group).flatMap((panel) => (panel.hidden ? [] : panel.getAttribute('label')!));

const tab = (box: Element, title: string): HTMLElement => {
  const found = [...box.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    (button) => button.textContent?.trim() === title,
  );
  ok(found, `there is no tab ${title}`);
  return found;
};

const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

for (const form of forms) {
  describe(`octavo-tabs, ${form}`, () => {
    beforeEach(() => {
      localStorage.clear();
      history.replaceState(null, '', '#');
    });

    it('shows one panel and hides the others until found', async () => {
      const box = await fixture(tabs(), form);
      equal(shown(box.querySelector('octavo-tabs')!), ['npm']);
      equal(box.querySelector('[label="yarn"]')?.getAttribute('hidden'), 'until-found');
    });

    it('has no accessibility violation', async () => {
      await accessible(await fixture(tabs(), form));
    });

    it('shows the panel of the clicked tab and puts its id into the URL', async () => {
      const box = await fixture(tabs(), form);
      tab(box, 'yarn').click();
      equal(shown(box.querySelector('octavo-tabs')!), ['yarn']);
      equal(tab(box, 'yarn').ariaSelected, 'true');
      equal(tab(box, 'npm').ariaSelected, 'false');
      equal(location.hash, '#tab-yarn');
    });

    it('moves through the tabs with the arrow keys, Home and End', async () => {
      const box = await fixture(tabs(), form);
      tab(box, 'npm').focus();
      const steps = [
        ['ArrowRight', 'yarn'],
        ['ArrowLeft', 'npm'],
        ['ArrowLeft', 'pnpm'],
        ['Home', 'npm'],
        ['End', 'pnpm'],
      ] as const;
      for (const [key, title] of steps) {
        press(document.activeElement!, key);
        equal(shown(box.querySelector('octavo-tabs')!), [title], key);
        equal(document.activeElement?.textContent, title);
        equal([...box.querySelectorAll<HTMLElement>('[role=tab]')].filter((button) => button.tabIndex === 0).length, 1);
      }
    });

    it('reverses the left and right arrow keys in right-to-left text', async () => {
      const box = await fixture(tabs(), form);
      box.dir = 'rtl';
      tab(box, 'npm').focus();
      const steps = [
        ['ArrowLeft', 'yarn'],
        ['ArrowLeft', 'pnpm'],
        ['ArrowRight', 'yarn'],
        ['ArrowDown', 'pnpm'],
        ['ArrowUp', 'yarn'],
      ] as const;
      for (const [key, title] of steps) {
        press(document.activeElement!, key);
        equal(shown(box.querySelector('octavo-tabs')!), [title], key);
      }
    });

    it('ignores keys in a panel', async () => {
      const box = await fixture(tabs(), form);
      press(box.querySelector('p')!, 'ArrowRight');
      equal(shown(box.querySelector('octavo-tabs')!), ['npm']);
    });

    it('switches other groups and code groups with a tab of the same title', async () => {
      const code = h(
        CodeGroup,
        null,
        h(CodeBlock, { title: 'npm', code: 'a' }),
        h(CodeBlock, { title: 'yarn', code: 'b' }),
      );
      const box = await fixture([tabs(), h('hr', null), tabs(), tabs({ sync: false }), code], form);
      const [first, second, own] = box.querySelectorAll('octavo-tabs');
      tab(first!, 'yarn').click();
      equal(shown(second!), ['yarn']);
      equal(shown(own!), ['npm']);
      equal(shown(box.querySelector('octavo-code-group')!), ['yarn']);
    });

    it("starts with the reader's earlier selection", async () => {
      tab(await fixture(tabs(), form), 'pnpm').click();
      history.replaceState(null, '', '#');
      const box = await fixture(tabs(), form);
      equal(shown(box.querySelector('octavo-tabs')!), ['pnpm']);
    });

    it('starts with the panel that the hash points into', async () => {
      history.replaceState(null, '', '#in-yarn');
      const box = await fixture(tabs(), form);
      equal(shown(box.querySelector('octavo-tabs')!), ['yarn']);
    });

    it('keeps the target of the hash in its place when it closes the panels above', async () => {
      history.replaceState(null, '', '#');
      const first = h(Tab, { title: 'a' }, h('p', { style: 'height: 300px' }, 'A'));
      const second = h(Tab, { title: 'b' }, h('p', { id: 'target' }, 'B'));
      const box = await fixture([h(Tabs, null, first, second), h('p', { style: 'height: 300vh' })], form);
      const group = box.querySelector('octavo-tabs')!;
      // The browser opens the panel and scrolls before the script of the group runs.
      history.replaceState(null, '', '#target');
      box.querySelector('[label="b"]')!.removeAttribute('hidden');
      const target = document.getElementById('target')!;
      target.scrollIntoView();
      const { top } = target.getBoundingClientRect();
      group.requestUpdate();
      await group.updateComplete;
      equal(shown(group), ['b']);
      equal(Math.round(target.getBoundingClientRect().top), Math.round(top));
    });

    it('shows the panel that a changed hash points into', async () => {
      const box = await fixture(tabs(), form);
      location.hash = '#in-yarn';
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      equal(shown(box.querySelector('octavo-tabs')!), ['yarn']);
    });

    it('shows the panel in which find-in-page finds text', async () => {
      const box = await fixture(tabs(), form);
      box.querySelector('[label="pnpm"]')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
      equal(shown(box.querySelector('octavo-tabs')!), ['pnpm']);
    });

    it('does not switch an outer group when an inner one switches', async () => {
      const inner = tabs();
      const box = await fixture(h(Tabs, null, h(Tab, { title: 'A' }, inner), h(Tab, { title: 'B' }, 'b')), form);
      const outer = box.querySelector('octavo-tabs')!;
      tab(outer.querySelector('octavo-tabs')!, 'yarn').click();
      equal(shown(outer), ['A']);
      equal(shown(outer.querySelector('octavo-tabs')!), ['yarn']);
    });
  });
}

describe('octavo-tabs in plain HTML', () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '#');
  });

  it('renders a tab for every panel', async () => {
    const box = await fixture(
      '<octavo-tabs><octavo-tab title="npm">a</octavo-tab><octavo-tab title="yarn">b</octavo-tab></octavo-tabs>',
    );
    const group = box.querySelector('octavo-tabs')!;
    const drawn = [...group.shadowRoot!.querySelectorAll<HTMLElement>('[role="tab"]')];
    equal(
      drawn.map((button) => button.textContent.trim()),
      ['npm', 'yarn'],
    );
    drawn[1]!.click();
    equal(shown(group), ['yarn']);
    equal(group.querySelector('octavo-tab')?.title, '');
    await accessible(box);
  });

  it('follows panels that are added later', async () => {
    const box = await fixture('<octavo-tabs><octavo-tab label="npm">a</octavo-tab></octavo-tabs>');
    const group = box.querySelector('octavo-tabs')!;
    group.insertAdjacentHTML('beforeend', '<octavo-tab label="yarn">b</octavo-tab>');
    await rendered(box);
    await rendered(box);
    equal(group.shadowRoot!.querySelectorAll('[role="tab"]').length, 2);
    equal(shown(group), ['npm']);
  });

  it('keeps the selected panel when others are added or removed', async () => {
    const box = await fixture(
      '<octavo-tabs sync="false"><octavo-tab label="a">a</octavo-tab><octavo-tab label="b">b</octavo-tab></octavo-tabs>',
    );
    const group = box.querySelector('octavo-tabs')!;
    group.shadowRoot!.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click();
    group.insertAdjacentHTML('afterbegin', '<octavo-tab label="c">c</octavo-tab>');
    await rendered(box);
    equal(shown(group), ['b']);
    group.querySelector('[label="a"]')!.remove();
    await rendered(box);
    equal(shown(group), ['b']);
  });

  it('keeps the focus on the tab of its panel when another panel is removed', async () => {
    const box = await fixture(
      '<octavo-tabs sync="false"><octavo-tab label="a">a</octavo-tab><octavo-tab label="b">b</octavo-tab><octavo-tab label="c">c</octavo-tab></octavo-tabs>',
    );
    const group = box.querySelector('octavo-tabs')!;
    const second = group.shadowRoot!.querySelectorAll<HTMLElement>('[role="tab"]')[1]!;
    second.click();
    second.focus();
    group.querySelector('[label="a"]')!.remove();
    await rendered(box);
    equal(group.shadowRoot!.activeElement?.textContent.trim(), 'b');
    equal(group.shadowRoot!.activeElement?.ariaSelected, 'true');
  });

  it('follows changes of titles', async () => {
    const box = await fixture(
      '<octavo-tabs><octavo-tab title="a">a</octavo-tab><octavo-tab label="b">b</octavo-tab></octavo-tabs>',
    );
    const group = box.querySelector('octavo-tabs')!;
    const [first, second] = group.querySelectorAll('octavo-tab');
    first!.title = 'A';
    second!.label = 'B';
    await rendered(box);
    await rendered(box);
    const drawn = [...group.shadowRoot!.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent.trim());
    equal(drawn, ['A', 'B']);
    equal([first!.internals.ariaLabel, second!.internals.role], ['A', 'tabpanel']);
  });
});
