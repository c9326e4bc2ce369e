import { accessible } from '../testing/accessibility.js';
import { equal, ok, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './picture.js';

const address =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
  );

const picture = (attributes = ''): string =>
  `<octavo-picture${attributes}><img alt="A map" width="40" height="20" src="${address}"></octavo-picture>`;

const partsOf = (box: Element): Element[] => [
  ...box.querySelector('octavo-picture')!.shadowRoot!.querySelectorAll('[part="action"]'),
];

const saidBy = (box: Element): string =>
  box.querySelector('octavo-picture')!.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();

/** Replaces the clipboard with `write` while `run` runs. */
async function withClipboard(
  write: (items: ClipboardItem[]) => Promise<void>,
  run: () => Promise<void>,
): Promise<void> {
  Object.defineProperty(navigator.clipboard, 'write', { value: write, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator.clipboard, 'write');
  }
}

for (const form of forms) {
  describe(`octavo-picture, ${form}`, () => {
    it('has a copy button and a download link with accessible names', async () => {
      const box = await fixture(picture(), form);
      equal(
        partsOf(box).map((part) => [part.localName, part.getAttribute('aria-label')]),
        [
          ['button', 'Copy image'],
          ['a', 'Save image'],
        ],
      );
      equal([partsOf(box)[1]!.getAttribute('href'), partsOf(box)[1]!.hasAttribute('download')], [address, true]);
      await accessible(box);
    });

    it('has only the requested actions', async () => {
      const box = await fixture(picture(' actions="download"'), form);
      equal(
        partsOf(box).map(({ localName }) => localName),
        ['a'],
      );
    });

    it('copies the image as PNG and confirms it', async () => {
      const box = await fixture(picture(), form);
      let copied: Blob | undefined;
      let text: string | undefined;
      box.addEventListener('octavo-copy', (event) => (text = event.text));
      await withClipboard(
        async ([item]) => void (copied = await item!.getType('image/png')),
        async () => {
          (partsOf(box)[0] as HTMLButtonElement).click();
          await until(() => saidBy(box) !== '');
        },
      );
      ok(copied!.size > 0, 'nothing was copied');
      equal([saidBy(box), text], ['Copied', address]);
    });

    it('reports that the browser did not allow copying', async () => {
      const box = await fixture(picture(), form);
      await withClipboard(
        () => Promise.reject(new Error('no')),
        async () => {
          (partsOf(box)[0] as HTMLButtonElement).click();
          await until(() => saidBy(box) !== '');
        },
      );
      await rendered(box);
      equal(saidBy(box), 'Copy failed');
    });
  });
}
