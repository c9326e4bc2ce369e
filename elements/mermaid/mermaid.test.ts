import { h } from '../../runtime/jsx/node.js';
import { equal, ok, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Mermaid } from './mermaid.page.js';
import './mermaid.js';

const source = (box: Element): Element => box.querySelector('[slot="source"]')!;

for (const form of forms) {
  describe(`octavo-mermaid, ${form}`, () => {
    it('draws its text', async () => {
      const box = await fixture(h(Mermaid, { chart: 'flowchart LR\n  A[Write] --> B[Build]' }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      ok(element.shadowRoot!.querySelector('svg')?.textContent?.includes('Build'), 'the words are not drawn');
      equal(source(box).checkVisibility(), false);
    });

    it('grows and goes back with buttons, which move it too while it is large', async () => {
      const chart = 'flowchart TD\n  A --> B\n  B --> C\n  C --> D\n  D --> E\n  E --> F\n  F --> G';
      const box = await fixture(h(Mermaid, { chart }), form);
      const root = box.querySelector('octavo-mermaid')!.shadowRoot!;
      await until(() => root.querySelector('[part="actions"]') !== null);
      const names = (): string[] => [...root.querySelectorAll('[part="action"]')].map(({ ariaLabel }) => ariaLabel!);
      const press = async (name: string): Promise<void> => {
        root.querySelector<HTMLElement>(`[part="action"][aria-label="${name}"]`)!.click();
        await rendered(box);
      };
      const width = (): number => Math.round(root.querySelector('[part="diagram"] svg')!.getBoundingClientRect().width);
      const before = width();
      equal(names(), ['Make smaller', 'Enlarge']);
      await press('Enlarge');
      await press('Enlarge');
      ok(width() > before, 'the drawing did not grow');
      equal(names().slice(0, 5), ['Move left', 'Move up', 'Move down', 'Move right', 'Show as drawn']);
      equal(root.querySelector('[part="diagram"]')!.getAttribute('tabindex'), '0');
      await press('Show as drawn');
      equal([width(), names().length], [before, 2]);
    });

    it('has no buttons where the author wants none', async () => {
      const box = await fixture(h(Mermaid, { chart: 'flowchart LR\n  A --> B', actions: false }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      await rendered(box);
      equal(element.shadowRoot!.querySelector('[part="actions"]'), null);
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
