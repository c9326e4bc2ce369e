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

/** Where the parts of the picture are. */
function rootOf(box: Element): ParentNode {
  const element = box.querySelector('octavo-picture')!;
  return element.shadowRoot ?? element;
}

const partsOf = (box: Element): Element[] => [...rootOf(box).querySelectorAll('button, a')];

const saidBy = (box: Element): string => rootOf(box).querySelector('[role="status"]')!.textContent.trim();

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

describe('octavo-picture, light', () => {
  it('is in the line of its text, with the parts under names of its own', async () => {
    const box = await fixture(`<p>A map: ${picture()}</p>`, 'light');
    const parts = box.querySelectorAll('p > .octavo-picture > [data-component-part="picture-actions"] > *');
    equal(
      Array.from(parts, (part) => part.getAttribute('data-component-part')),
      ['picture-copy', 'picture-download', 'picture-status'],
    );
  });

  it('follows an image with a new source', async () => {
    const box = await fixture(picture(), 'light');
    const other = address.replace('40', '41');
    box.querySelector('img')!.src = other;
    await until(() => partsOf(box)[1]!.getAttribute('href') === other);
  });
});
