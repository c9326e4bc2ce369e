import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { View } from './view.page.js';
import './view.js';

const views = () => [
  h(View, { title: 'JavaScript' }, 'js'),
  h(View, { title: 'Python' }, 'py'),
  h(View, { title: 'JavaScript' }, 'js again'),
];

const shown = (box: Element): string[] =>
  [...box.querySelectorAll('octavo-view:not([hidden])')].map((view) => view.lastChild!.textContent!.trim());

for (const form of forms) {
  describe(`octavo-view, ${form}`, () => {
    beforeEach(() => localStorage.clear());

    it('shows the views with the first name', async () => {
      equal(shown(await fixture(views(), form)), ['js', 'js again']);
    });

    it('has no accessibility violation', async () => {
      await accessible(await fixture(views(), form));
    });

    it('shows the selected views and keeps the focus on the same button', async () => {
      const box = await fixture(views(), form);
      await rendered(box);
      const view = box.querySelector('octavo-view')!;
      const root = view.shadowRoot ?? view;
      equal(
        [...root.querySelectorAll('button')].map((button) => button.textContent!.trim()),
        ['JavaScript', 'Python'],
      );
      root.querySelectorAll('button')[1]!.click();
      equal(shown(box), ['py']);
      const focused = box.querySelector('octavo-view:not([hidden])')!;
      if (focused.shadowRoot) equal(document.activeElement, focused);
      equal((focused.shadowRoot ?? document).activeElement?.textContent.trim(), 'Python');
    });

    it("starts with the reader's earlier selection", async () => {
      localStorage.setItem('octavo-tabs', '["Python"]');
      equal(shown(await fixture(views(), form)), ['py']);
    });
  });
}

describe('octavo-view in plain HTML', () => {
  beforeEach(() => localStorage.clear());

  it('follows views that are added, renamed or removed', async () => {
    const box = await fixture('<octavo-view title="A">a</octavo-view>');
    const labels = (): string[] => {
      const buttons = box.querySelector('octavo-view:not([hidden])')!.shadowRoot!.querySelectorAll('button');
      return [...buttons].map((button) => button.textContent!.trim());
    };
    const added = document.createElement('octavo-view');
    added.label = 'B';
    box.append(added);
    await rendered(box);
    await rendered(box);
    equal(labels(), ['A', 'B']);
    equal(added.getAttribute('hidden'), 'until-found');
    added.label = 'C';
    await rendered(box);
    await rendered(box);
    equal(labels(), ['A', 'C']);
    added.remove();
    await rendered(box);
    await rendered(box);
    equal(labels(), []);
  });
});
