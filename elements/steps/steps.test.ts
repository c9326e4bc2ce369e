import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Step, Steps } from './steps.page.js';
import './step.js';
import './steps.js';

const steps = () =>
  h(Steps, null, h(Step, { title: 'One' }, h('p', null, 'First')), h(Step, { title: 'Two', stepNumber: 7 }, 'Then'));

const circleOf = (step: Element): Element =>
  (step.shadowRoot ?? step).querySelector('[part="circle"], [data-component-part="step-circle"]')!;

for (const form of forms) {
  describe(`octavo-steps, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(steps(), form));
    });

    it('shows the number before title and content, without space above the title', async () => {
      const box = await fixture(steps(), form);
      const step = box.querySelector('octavo-step')!;
      const marker = circleOf(step).getBoundingClientRect();
      const title = step.querySelector('p')!.getBoundingClientRect();
      ok(marker.right < title.left, 'the marker is not before the title');
      ok(
        Math.abs(marker.top + marker.height / 2 - (title.top + title.height / 2)) < 3,
        'marker and title are not on one line',
      );
    });

    it("continues counting from the author's number", async () => {
      const box = await fixture(steps(), form);
      const marker = circleOf(box.querySelectorAll('octavo-step')[1]!);
      equal(getComputedStyle(marker).counterSet, 'octavo-step 7');
    });
  });
}

describe('octavo-steps in plain HTML', () => {
  it('is a list', async () => {
    const box = await fixture('<octavo-steps><octavo-step title="One">First</octavo-step></octavo-steps>');
    equal(box.querySelector('octavo-steps')?.internals.role, 'list');
    equal(box.querySelector('octavo-step')?.internals.role, 'listitem');
  });
});
