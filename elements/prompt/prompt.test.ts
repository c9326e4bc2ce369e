import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Prompt } from './prompt.page.js';
import './prompt.js';

const prompt = () =>
  h(
    Prompt,
    { description: 'Writes docs' },
    h('p', null, 'You are a ', h('b', null, 'writer'), '.'),
    h('ul', null, h('li', null, 'Be clear')),
  );

/** Replaces the clipboard for one test and records the copied text. */
function clipboard(): string[] {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  return written;
}

for (const form of forms) {
  describe(`octavo-prompt, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(prompt(), form));
    });

    it('copies its text as plain text and confirms it', async () => {
      const written = clipboard();
      const box = await fixture(prompt(), form);
      box.querySelector<HTMLElement>('button[value="copy"]')!.click();
      await rendered(box);
      equal(written, ['You are a writer.\n\n- Be clear']);
      const element = box.querySelector('octavo-prompt')!;
      equal((element.shadowRoot ?? element).querySelector('[role="status"]')!.textContent, 'Copied');
    });
  });
}

describe('octavo-prompt, light', () => {
  it('has its parts in the page', async () => {
    const box = await fixture(prompt(), 'light');
    const frame = box.querySelector('.prompt')!;
    const texts = ['description', 'action', 'content'].map((name) =>
      frame.querySelector(`[data-component-part="prompt-${name}"]`)?.textContent.trim(),
    );
    equal(texts, ['Writes docs', 'Copy prompt', 'You are a writer.Be clear']);
  });
});

describe('octavo-prompt in plain HTML', () => {
  it('has a copy button, also as the build writes it', async () => {
    const written = clipboard();
    for (const form of ['client', 'light'] as const) {
      const box = await fixture('<octavo-prompt>You are a writer.</octavo-prompt>', form);
      const element = box.querySelector('octavo-prompt')!;
      (element.shadowRoot ?? element).querySelector('button')!.click();
      await rendered(box);
    }
    equal(written, ['You are a writer.', 'You are a writer.']);
  });
});
