import { h } from '../../runtime/jsx/node.js';
import { equal, ok } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Mermaid } from './mermaid.page.js';
import './mermaid.js';

const source = (box: Element): Element => box.querySelector('[slot="source"]')!;

/** Waits for what takes as long as it takes. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

for (const form of forms) {
  describe(`octavo-mermaid, ${form}`, () => {
    it('draws its text', async () => {
      const box = await fixture(h(Mermaid, { chart: 'flowchart LR\n  A[Write] --> B[Build]' }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      ok(element.shadowRoot!.querySelector('svg')?.textContent?.includes('Build'), 'the words are not drawn');
      equal(source(box).checkVisibility(), false);
    });

    it('keeps the text of a diagram that cannot be drawn', async () => {
      const warn = console.warn;
      let warned = false;
      console.warn = () => (warned = true);
      const box = await fixture(h(Mermaid, { chart: 'no diagram at all' }), form);
      await until(() => warned);
      console.warn = warn;
      equal(box.querySelector('octavo-mermaid')!.drawn, false);
      equal(source(box).checkVisibility(), true);
    });

    it('runs no script of a diagram', async () => {
      const chart =
        'flowchart LR\n  A["<img src=x onerror=window.broken=1>"] --> B\n  click B "javascript:window.broken=1"';
      const box = await fixture(h(Mermaid, { chart }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      equal(element.shadowRoot!.querySelector('[onerror], [href^="javascript:"], script'), null);
    });
  });
}
