import { accessible } from '../testing/accessibility.js';
import { equal, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './page-menu.js';

const link = '<a href="/page.md">View as Markdown</a>';
const markup = `<octavo-page-menu markdown="data:text/plain,%23%20Title">${link}</octavo-page-menu>`;
const rootOf = (box: Element): ShadowRoot => box.querySelector('octavo-page-menu')!.shadowRoot!;

for (const form of forms) {
  describe(`octavo-page-menu, ${form}`, () => {
    it('has no accessibility violation, closed and open', async () => {
      const box = await fixture(markup, form);
      await accessible(box);
      rootOf(box).querySelector('details')!.open = true;
      await accessible(box);
    });

    it('copies the page, reports it and fires an event', async () => {
      const box = await fixture(markup, form);
      const written: ClipboardItem[] = [];
      const write = navigator.clipboard.write;
      navigator.clipboard.write = async (items) => {
        await items[0]!.getType('text/plain');
        written.push(...items);
      };
      let copied = '';
      box.addEventListener('octavo-copy', ({ text }) => (copied = text));
      const button = rootOf(box).querySelector('button')!;
      equal(button.textContent!.trim(), 'Copy page');
      button.click();
      await until(() => copied !== '');
      await rendered(box);
      navigator.clipboard.write = write;
      equal([copied, written.length, button.textContent!.trim()], ['# Title', 1, 'Copied']);
    });

    it('acts on the buttons in its menu', async () => {
      const entries =
        '<ul><li><button value="copy">Copy</button></li><li><button value="print">Print</button></li></ul>';
      const box = await fixture(markup.replace(link, entries), form);
      const { print } = window;
      let printed = 0;
      window.print = () => void (printed += 1);
      rootOf(box).querySelector('details')!.open = true;
      box.querySelector<HTMLButtonElement>('[value=print]')!.click();
      window.print = print;
      equal([printed, rootOf(box).querySelector('details')!.open], [1, false]);
      const write = navigator.clipboard.write;
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      box.querySelector<HTMLButtonElement>('[value=copy]')!.click();
      await until(() => rootOf(box).querySelector('[part=copy]')!.textContent!.trim() === 'Copy failed');
      navigator.clipboard.write = write;
    });

    it('asks assistants about the URL of the page', async () => {
      const ask = '<a href="https://a.example/" data-ask="https://a.example/?q=">Ask</a>';
      const box = await fixture(`<octavo-page-menu markdown="/page.md">${ask}</octavo-page-menu>`, form);
      const question = new URL(box.querySelector('a')!.href).searchParams.get('q');
      equal(question, `Read ${location.origin}/page.md, then answer my questions about it.`);
    });

    it('has a slotted action in place of the copy button', async () => {
      const box = await fixture(markup.replace('>', '><a slot="action" href="/page.md">View</a>'), form);
      const slot = rootOf(box).querySelector<HTMLSlotElement>('slot[name=action]')!;
      equal(
        [slot.assignedElements()[0]?.textContent, slot.querySelector('button')!.checkVisibility()],
        ['View', false],
      );
    });

    it('reports a page that cannot be loaded', async () => {
      const box = await fixture('<octavo-page-menu markdown="/missing.md"></octavo-page-menu>', form);
      const button = rootOf(box).querySelector('button')!;
      button.click();
      await until(() => button.textContent!.trim() === 'Copy failed');
    });

    it('is one button without links, and one menu without a Markdown version', async () => {
      const buttons = async (content: string): Promise<string[]> =>
        [...rootOf(await fixture(content, form)).querySelectorAll('button, summary')].map(({ localName }) => localName);
      equal(await buttons('<octavo-page-menu markdown="/page.md"></octavo-page-menu>'), ['button']);
      equal(await buttons(markup.replace('>', ' links="false">')), ['button']);
      equal(await buttons(`<octavo-page-menu>${link}</octavo-page-menu>`), ['summary']);
    });
  });
}

it('stays open if it was opened before the script was loaded', async () => {
  const box = await fixture('');
  const root = '<template shadowrootmode="open"><details open><summary>More</summary></details></template>';
  box.setHTMLUnsafe(`<octavo-page-menu>${root}${link}</octavo-page-menu>`);
  await rendered(box);
  equal(rootOf(box).querySelector('details')!.open, true);
});
