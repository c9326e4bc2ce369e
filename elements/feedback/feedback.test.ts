import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './feedback.js';

const markup = '<octavo-feedback><a href="/edit">Suggest edits</a></octavo-feedback>';
const key = `octavo-feedback:${location.pathname}`;

function parts(box: Element) {
  const root = box.querySelector('octavo-feedback')!.shadowRoot!;
  return {
    question: root.querySelector('p')!,
    answers: (): (string | null)[] => [...root.querySelectorAll('button')].map(({ ariaPressed }) => ariaPressed),
    no: root.querySelector<HTMLButtonElement>('[value=no]')!,
  };
}

for (const form of forms) {
  describe(`octavo-feedback, ${form}`, () => {
    beforeEach(() => localStorage.removeItem(key));
    afterEach(() => localStorage.removeItem(key));

    it('has no accessibility violation', async () => {
      const box = await fixture(markup, form);
      await accessible(box);
      parts(box).no.click();
      await rendered(box);
      await accessible(box);
    });

    it('stores the answer, thanks the reader and fires an event', async () => {
      const box = await fixture(markup, form);
      const details: unknown[] = [];
      const listen = (event: Event): void => void details.push((event as CustomEvent).detail);
      document.addEventListener('octavo-feedback', listen);
      const { question, answers, no } = parts(box);
      no.click();
      await rendered(box);
      document.removeEventListener('octavo-feedback', listen);
      equal(details, [{ path: location.pathname, helpful: false }]);
      equal([question.textContent!.trim(), ...answers()], ['Thanks for your feedback!', 'false', 'true']);
      equal(localStorage.getItem(key), 'no');
    });

    it('posts the answer to its endpoint', async () => {
      const box = await fixture('<octavo-feedback endpoint="/answers"></octavo-feedback>', form);
      const { fetch, console } = window;
      const { warn } = console;
      const sent: unknown[] = [];
      window.fetch = async (url, options) => {
        sent.push([url, options?.method, options?.body]);
        return new Response('', { status: 500 });
      };
      const warned = new Promise<string>((resolve) => {
        console.warn = resolve;
      });
      parts(box).no.click();
      const warning = await warned;
      Object.assign(window, { fetch });
      Object.assign(console, { warn });
      equal(sent, [['/answers', 'POST', JSON.stringify({ path: location.pathname, helpful: false })]]);
      equal(warning, 'octavo-feedback: the answer could not be sent to /answers (status 500).');
    });

    it('shows the answer of an earlier visit', async () => {
      localStorage.setItem(key, 'yes');
      equal(parts(await fixture(markup, form)).answers(), ['true', 'false']);
    });

    it('has only its links with rating="false"', async () => {
      const box = await fixture(markup.replace('>', ' rating="false">'), form);
      const root = box.querySelector('octavo-feedback')!.shadowRoot!;
      equal(root.querySelectorAll('p, button').length, 0);
      equal(root.querySelector('slot')!.assignedElements()[0]?.textContent, 'Suggest edits');
      await accessible(box);
    });

    it('asks the slotted question', async () => {
      const box = await fixture('<octavo-feedback><span slot="question">Did it work?</span></octavo-feedback>', form);
      const slot = parts(box).question.querySelector('slot')!;
      equal(slot.assignedElements()[0]?.textContent, 'Did it work?');
    });
  });
}
