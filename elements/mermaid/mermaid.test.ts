import { h, html } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal, ok, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import { Mermaid } from './mermaid.page.js';
import './mermaid.js';

/** Where the parts of the diagram are. */
const rootOf = (element: Element): ParentNode => element.shadowRoot ?? element;

/** The box of the drawing. */
const diagramOf = (element: Element): Element =>
  rootOf(element).querySelector('[part="diagram"], [data-component-part="mermaid-diagram"]')!;

const words = (element: Element): string => diagramOf(element).querySelector('svg')?.textContent ?? '';

const source = (box: Element): Element => box.querySelector('[slot="source"], [data-component-part="mermaid-source"]')!;

for (const form of forms) {
  describe(`octavo-mermaid, ${form}`, () => {
    it('renders its text', async () => {
      const box = await fixture(h(Mermaid, { chart: 'flowchart LR\n  A[Write] --> B[Build]' }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      ok(words(element).includes('Build'), 'the words are not drawn');
      equal(source(box).checkVisibility(), false);
    });

    it('zooms and resets with buttons, which also pan an enlarged diagram', async () => {
      const chart = 'flowchart TD\n  A --> B\n  B --> C\n  C --> D\n  D --> E\n  E --> F\n  F --> G';
      const box = await fixture(h(Mermaid, { chart }), form);
      const element = box.querySelector('octavo-mermaid')!;
      const root = rootOf(element);
      await until(() => root.querySelector('button') !== null);
      const names = (): string[] => [...root.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel!);
      const press = async (name: string): Promise<void> => {
        root.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click();
        await rendered(box);
      };
      const width = (): number => Math.round(diagramOf(element).querySelector('svg')!.getBoundingClientRect().width);
      const before = width();
      equal(names(), ['Zoom out', 'Zoom in']);
      await press('Zoom in');
      await press('Zoom in');
      ok(width() > before, 'the drawing did not grow');
      equal(names().slice(0, 5), ['Move left', 'Move up', 'Move down', 'Move right', 'Reset zoom']);
      equal(diagramOf(element).getAttribute('tabindex'), '0');
      await accessible(box);
      await press('Reset zoom');
      equal([width(), names().length], [before, 2]);
    });

    it('has no buttons with actions="false"', async () => {
      const box = await fixture(h(Mermaid, { chart: 'flowchart LR\n  A --> B', actions: false }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      await rendered(box);
      equal(rootOf(element).querySelector('button'), null);
    });

    it('shows the text of an invalid diagram', async () => {
      const warn = console.warn;
      let warned = false;
      console.warn = () => (warned = true);
      const box = await fixture(h(Mermaid, { chart: `no diagram, ${form}` }), form);
      await until(() => warned);
      console.warn = warn;
      equal(box.querySelector('octavo-mermaid')!.drawn, false);
      equal(source(box).checkVisibility(), true);
    });

    it('runs no scripts from a diagram', async () => {
      const chart =
        'flowchart LR\n  A["<img src=x onerror=window.broken=1>"] --> B\n  click B "javascript:window.broken=1"';
      const box = await fixture(h(Mermaid, { chart }), form);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => element.drawn);
      equal(rootOf(element).querySelector('[onerror], [href^="javascript:"], script'), null);
    });
  });
}

describe('octavo-mermaid, light', () => {
  it('draws where rules of a page reach the nodes, and buttons to zoom too', async () => {
    const style = '<style>.mermaid .node rect { stroke: rgb(1, 2, 3) !important }</style>';
    const chart = 'flowchart TD\n  A --> B\n  B --> C\n  C --> D';
    const box = await fixture([html(style), h(Mermaid, { chart })], 'light');
    await until(() => box.querySelector('.mermaid > [data-component-part="zoom-controls"] > button') !== null);
    const container = box.querySelector('[data-component-name="mermaid-container"]')!;
    equal(getComputedStyle(container.querySelector('svg .node rect')!).stroke, 'rgb(1, 2, 3)');
  });

  it('draws text that an author wrote into the element', async () => {
    const box = await fixture('<octavo-mermaid>flowchart LR\n  A[Write] --> B</octavo-mermaid>', 'light');
    await until(() => words(box.querySelector('octavo-mermaid')!).includes('Write'));
    equal(source(box).checkVisibility(), false);
  });
});

describe('octavo-mermaid in plain HTML', () => {
  it('renders its own text, in which the HTML parser has turned a line break into an element', async () => {
    const box = await fixture(
      '<octavo-mermaid>\n  graph LR\n    A[Write<br>fast] --&gt; B["a &lt; b"]\n</octavo-mermaid>',
    );
    const element = box.querySelector('octavo-mermaid')!;
    await until(() => element.drawn);
    ok(words(element).includes('fast') && words(element).includes('a < b'), words(element));
    equal(element.shadowRoot!.querySelector('[part="source"]')!.checkVisibility(), false);
  });

  for (const [name, markup] of [
    ['of its own', '<octavo-mermaid>graph LR; A[First]</octavo-mermaid>'],
    ['in its slot', '<octavo-mermaid><pre slot="source">graph LR; A[First]</pre></octavo-mermaid>'],
  ] as const) {
    it(`follows changes of its text ${name}`, async () => {
      const box = await fixture(markup);
      const element = box.querySelector('octavo-mermaid')!;
      await until(() => words(element).includes('First'));
      ((element.querySelector('pre') ?? element).firstChild as Text).data = 'graph LR; A[Second]';
      await until(() => words(element).includes('Second'));
    });
  }

  it('shows invalid text, and reports the reason once', async () => {
    const { warn } = console;
    const warnings: unknown[][] = [];
    console.warn = (...all) => void warnings.push(all);
    const wrong = '<octavo-mermaid>no diagram here</octavo-mermaid>';
    const box = await fixture(wrong + wrong);
    await until(() => warnings.length > 0);
    await rendered(box);
    console.warn = warn;
    const text = box.querySelector('octavo-mermaid')!.shadowRoot!.querySelector('[part="source"]')!;
    equal([text.checkVisibility(), warnings.length], [true, 1]);
  });
});
