import './endpoint.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';

let written: string[] = [];

for (const form of forms) {
  describe(`octavo-endpoint (${form})`, () => {
    beforeEach(() => {
      written = [];
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: (text: string) => (written.push(text), Promise.resolve()) },
      });
    });

    const copyUrl = async (markup: string): Promise<void> => {
      const endpoint = (await fixture(markup, form)).querySelector('octavo-endpoint')!;
      endpoint.shadowRoot!.querySelector<HTMLElement>('[part="copy"]')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      await endpoint.updateComplete;
      equal(endpoint.shadowRoot!.querySelector('[role="status"]')?.textContent, 'Copied');
    };

    it('copies the selected base URL and the path', async () => {
      await copyUrl(
        `<octavo-endpoint method="GET"><span slot="method">GET</span>
          <select slot="base" aria-label="Base URL"><option>https://a.example</option><option selected>https://b.example/v1</option></select>
          <code slot="path">/moons/<var>{id}</var></code></octavo-endpoint>`,
      );
      equal(written, ['https://b.example/v1/moons/{id}']);
    });

    it('copies the path of the attribute', async () => {
      await copyUrl('<octavo-endpoint method="GET" path="/moons"></octavo-endpoint>');
      equal(written, ['/moons']);
    });

    it('is accessible', async () => {
      await accessible(await fixture('<octavo-endpoint method="GET" path="/moons"></octavo-endpoint>', form));
    });
  });
}
