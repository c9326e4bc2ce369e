import { equal, ok, until } from '../../elements/testing/assert.js';
import { remember, setCredentials } from '../auth/credential-store.js';
import type { Environment } from '../model/environment.js';
import type { OperationModel } from '../model/operation.js';
import {
  apiOrigin,
  enter,
  find,
  operation,
  playground,
  responseText,
  send,
  shownUrl,
} from '../testing/playground-fixture.js';
import { chooseEnvironment } from './environment-store.js';

const environments: readonly Environment[] = [
  { name: 'Production', server: 'https://api.test/' },
  {
    name: 'Sandbox',
    server: 'https://{region}.sandbox.test',
    variables: { region: 'eu', tenant: 'demo' },
    headers: { 'X-Tenant': '{{tenant}}' },
  },
];

async function withEnvironments(more: Partial<OperationModel> = {}, given = environments) {
  const servers = [{ url: 'https://other.test' }, { url: 'https://api.test' }];
  const element = await playground(await operation('/x', { servers, ...more }));
  element.environments = given;
  await element.updateComplete;
  return element;
}

const sample = (element: HTMLElement): string =>
  element.shadowRoot!.querySelector('octavo-playground-sample')!.shadowRoot!.textContent;

function reset(): void {
  remember(false);
  chooseEnvironment(undefined);
  setCredentials('variable tenant', undefined);
  history.replaceState(null, '', location.pathname + location.search);
}

describe('octavo-playground, environments', () => {
  afterEach(reset);

  it('choose the server of the specification, or another one with its variables', async () => {
    const element = await withEnvironments();
    await enter(element, '#environment', '1');
    equal(shownUrl(element), 'https://api.test/x');
    equal(find<HTMLSelectElement>(element, '#server').value, '1');
    await enter(element, '#environment', '2');
    equal(shownUrl(element), 'https://eu.sandbox.test/x');
    await enter(element, '#environment', '0');
    equal(shownUrl(element), 'https://other.test/x');
  });

  it('count on other pages too, and are stored only if the reader says so', async () => {
    const element = await withEnvironments();
    await enter(element, '#environment', '2');
    equal(sessionStorage.getItem('octavo-credentials'), null);
    equal(localStorage.getItem('octavo-base-url'), null);
    const other = await withEnvironments({ path: '/y' });
    equal(shownUrl(other), 'https://eu.sandbox.test/y');
    find(other, '[part="environment"] [type="checkbox"]').click();
    ok(sessionStorage.getItem('octavo-credentials')?.includes('Sandbox'), 'not stored');
  });

  it('are in a link of the request', async () => {
    const element = await withEnvironments();
    const shared = { operation: 'GET /x', environment: 'Sandbox' };
    location.hash = `octavo-request=${encodeURIComponent(JSON.stringify(shared))}`;
    await until(() => shownUrl(element) === 'https://eu.sandbox.test/x');
  });
});

describe('octavo-playground, headers of environments', () => {
  afterEach(reset);

  it('fill their fields, and are sent without a field too, with variables', async () => {
    const origin = await apiOrigin();
    const own: Environment[] = [{ ...environments[1]!, server: origin }];
    const parameter = { name: 'x-tenant', in: 'header', required: true, schema: { type: 'string' } } as const;
    const element = await withEnvironments({ path: '/echo', parameters: [parameter] }, own);
    await enter(element, '#environment', '1');
    await until(() => sample(element).includes('x-tenant: demo'));
    ok((await send(element)).includes('demo'), 'not sent');
    setCredentials('variable tenant', { token: 'mine' });
    await send(element);
    await until(() => responseText(element).includes('mine'));
    await enter(element, '[id="header:x-tenant"]', 'typed');
    await send(element);
    await until(() => responseText(element).includes('typed') && !responseText(element).includes('mine'));
    await enter(element, '#environment', '0');
    equal(find<HTMLInputElement>(element, '[id="header:x-tenant"]').value, 'YOUR_X_TENANT');
    const other = await withEnvironments({ path: '/echo' }, own);
    await enter(other, '#environment', '1');
    await until(() => sample(other).includes('X-Tenant: mine') || sample(other).includes('X-Tenant: {{tenant}}'));
  });
});

describe('octavo-playground, environments of channels', () => {
  afterEach(reset);

  it('choose their WebSocket servers, and leave those of web pages out', async () => {
    const connection = await operation('/rooms', { servers: [{ url: 'wss://socket.test' }] });
    const element = document.createElement('octavo-playground');
    element.operation = {
      kind: 'channel',
      id: 'room',
      title: 'Room',
      address: '/rooms',
      servers: [],
      connection,
      otherSchemes: [],
      bindings: [],
      operations: [],
    };
    element.environments = [...environments, { name: 'Staging', server: 'wss://staging.test' }];
    document.body.replaceChildren(element);
    const view = () => element.shadowRoot?.querySelector('octavo-playground-channel')?.shadowRoot;
    const address = () => view()?.querySelector('[part="url"]')?.textContent ?? '';
    await until(() => address().includes('wss://socket.test'));
    chooseEnvironment('Staging');
    await until(() => address().includes('wss://staging.test/rooms'));
    chooseEnvironment('Sandbox');
    await until(() => !address().includes('staging') && address().includes('wss://socket.test'));
  });
});
