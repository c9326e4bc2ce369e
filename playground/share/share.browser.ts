import { equal, ok, until } from '../../elements/testing/assert.js';
import { setCredentials } from '../auth/credential-store.js';
import { apiOrigin, enter, find, operation, playground, send } from '../testing/playground-fixture.js';

describe('octavo-playground, link to a request', () => {
  const model = async () =>
    operation('/echo', {
      parameters: [
        { name: 'q', in: 'query', schema: { type: 'string' } },
        { name: 'pass', in: 'query', schema: { type: 'string', format: 'password' } },
      ],
      security: [[{ scheme: 'token', scopes: [] }]],
      schemes: { token: { type: 'http', scheme: 'bearer' } },
    });

  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    setCredentials(`${await apiOrigin()} token`, undefined);
  });

  it('is copied without secrets, and fills the form of another playground', async () => {
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (copied = text) },
    });
    const element = await playground(await model());
    await enter(element, '[id="query:q"]', 'ü & more');
    await enter(element, '[id="query:pass"]', 'hidden-1');
    await enter(element, '[id="auth/token"]', 'hidden-2');
    find(element, '[part="copy-link"]').click();
    await until(() => find(element, '[part~="share-result"]').textContent.startsWith('Link copied'));
    ok(!decodeURIComponent(copied).includes('hidden'), copied);
    location.hash = new URL(copied).hash;
    const other = await playground(await model());
    await until(() => find<HTMLInputElement>(other, '[id="query:q"]').value === 'ü & more');
    equal(find<HTMLInputElement>(other, '[id="query:pass"]').value, '');
    ok((await send(other)).includes('/echo?q=%C3%BC%20%26%20more"'), 'not sent');
  });

  it('moves no button while it says that the link is copied', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
    const element = await playground(await model());
    const places = (): string =>
      JSON.stringify(['copy-link', 'send'].map((part) => find(element, `[part="${part}"]`).getBoundingClientRect()));
    const before = places();
    find(element, '[part="copy-link"]').click();
    await until(() => find(element, '[part~="share-result"]').textContent !== '');
    equal(places(), before);
  });

  it('fills a form that is open already, of its operation alone', async () => {
    const element = await playground(await model());
    const link = (operationName: string): string =>
      `#octavo-request=${encodeURIComponent(JSON.stringify({ operation: operationName, values: { 'query:q': operationName } }))}`;
    location.hash = link('POST /other');
    location.hash = link('GET /echo');
    await until(() => find<HTMLInputElement>(element, '[id="query:q"]').value === 'GET /echo');
  });

  it('has the name of a variable, not its value', async () => {
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (copied = text) },
    });
    const element = await playground(await model());
    find<HTMLDetailsElement>(element, '[part="variables"]').open = true;
    const [name, value] = element.shadowRoot!.querySelectorAll<HTMLInputElement>('[part="new-variable"] input');
    name!.value = 'planet';
    value!.value = 'hidden-3';
    find(element, '[part="new-variable"] button').click();
    await enter(element, '[id="query:q"]', '{{planet}}');
    ok((await send(element)).includes('/echo?q=hidden-3"'), 'not sent');
    ok(!find(element, '[part="url"]').textContent.includes('hidden'), 'the value is in the page');
    find(element, '[part="copy-link"]').click();
    await until(() => copied !== '');
    ok(decodeURIComponent(copied).includes('{{planet}}') && !copied.includes('hidden'), copied);
    find(element, '[part="variable"] button').click();
    await element.updateComplete;
    equal(element.shadowRoot!.querySelector('[part="variable"]'), null);
  });
});
