import { accessible } from '../../elements/testing/accessibility.js';
import { equal, ok, until } from '../../elements/testing/assert.js';
import type { Playground } from '../playground.js';
import { apiOrigin, operation } from '../testing/playground-fixture.js';
import type { ChannelModel } from '../model/channel.js';

/** A channel of the test server. */
async function channel(more: Partial<ChannelModel> = {}): Promise<ChannelModel> {
  const connection = await operation('/rooms/{room}', {
    servers: [{ url: (await apiOrigin()).replace('http', 'ws') }],
    parameters: [
      { name: 'room', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
    ],
    security: [
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'token', scopes: [] },
      ],
    ],
    schemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' }, token: { type: 'http', scheme: 'bearer' } },
    schemas: { Chat: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 2 } } } },
  });
  return {
    kind: 'channel',
    id: 'room',
    title: 'Room',
    address: '/rooms/{room}',
    servers: [],
    connection,
    otherSchemes: [],
    bindings: [],
    operations: [
      {
        id: 'say',
        action: 'send',
        bindings: [],
        messages: [
          { name: 'chat', title: 'Chat', payload: { $ref: '#/schemas/Chat' }, bindings: [], examples: [] },
          {
            name: 'raw',
            title: 'Raw',
            contentType: 'application/octet-stream',
            payload: { type: 'string', format: 'binary' },
            bindings: [],
            examples: [],
          },
        ],
      },
    ],
    ...more,
  };
}

/** The playground of a channel in the page; its shadow root. */
async function open(model: ChannelModel | string): Promise<ShadowRoot> {
  const element: Playground = document.createElement('octavo-playground');
  element.operation = model;
  const box = document.createElement('main');
  box.append(element);
  document.body.replaceChildren(box);
  const view = () => element.shadowRoot?.querySelector('octavo-playground-channel')?.shadowRoot;
  await until(() => Boolean(view()?.querySelector('[part="send"]')));
  return view()!;
}

async function enter(root: ShadowRoot, selector: string, value: string): Promise<void> {
  const input = root.querySelector<HTMLInputElement>(selector)!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await (root.host as Playground).updateComplete;
}

function button(root: ShadowRoot, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

const state = (root: ShadowRoot): string => root.querySelector('[role="status"]')!.textContent!;

const log = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('[part~="message"]')].map(
    (line) =>
      `${line.querySelector('[part="sign"]')?.textContent} ${line.querySelector('[part="content"]')?.textContent?.replace(/\s+/g, ' ').trim()}`,
  );

async function connect(root: ShadowRoot): Promise<void> {
  button(root, 'Connect').click();
  await until(() => state(root) === 'Connected' && log(root).length === 2);
}

describe('octavo-playground of a channel', () => {
  it('connects to the address with its parameters and the credentials that a browser can send', async () => {
    const root = await open(await channel());
    await enter(root, '[id="path:room"]', 'a b');
    await enter(root, '[id="query:limit"]', '5');
    await enter(root, '[id="auth/key"]', 's3cret');
    await enter(root, '#subprotocols', 'v2.chat, v1.chat');
    equal(root.querySelector('[id="header:X-Trace"]'), null);
    equal(root.querySelector('form > [part="note"]')!.textContent!.split(': ')[1], 'X-Trace, Authorization.');
    equal(root.querySelector('[part="path"]')!.textContent, '/rooms/a%20b?limit=5&api_key=YOUR_API_KEY');
    await connect(root);
    const [status = '', greeting = ''] = log(root);
    ok(/^• Connected: ws:\/\/127\.0\.0\.1:\d+\/rooms\/a%20b \(v2\.chat\)$/.test(status), status);
    ok(greeting.includes('{"path":"/rooms/a%20b?limit=5&api_key=s3cret","protocol":"v2.chat"}'), greeting);
    button(root, 'Disconnect').click();
    await until(() => state(root) === 'Not connected');
    equal(log(root).at(-1), '• Closed with code 1000. The connection was closed normally.');
  });

  it('composes a message as a form, checks it, and shows what comes back', async () => {
    const root = await open(await channel());
    await enter(root, '[id="path:room"]', 'lobby');
    ok(button(root, 'Send').disabled, 'no connection');
    await connect(root);
    await enter(root, '[id="body/text"]', 'H');
    await until(() => root.querySelector('#body-problems')!.textContent!.includes('/text'));
    await enter(root, '[id="body/text"]', 'Hi');
    button(root, 'Send').click();
    await until(() => log(root).length === 4);
    equal(log(root).slice(2).join('; '), '↑ { "text": "Hi" }; ↓ { "text": "Hi" }');
    const last = root.querySelector<HTMLDetailsElement>('[part~="message"]:last-child details')!;
    last.open = true;
    await until(() => last.querySelector('octavo-json-view')?.shadowRoot?.textContent?.includes('"Hi"') === true);
    await enter(root, '[part="filters"] select', 'sent');
    equal(log(root).length, 1);
    await enter(root, '[part="filters"] select', 'all');
    await enter(root, '[part="filters"] input', 'lobby');
    equal(log(root).length, 2);
    button(root, 'Clear').click();
    await until(() => root.querySelector('[part="messages"]')!.textContent!.includes('Messages appear here.'));
  });

  it('sends text and files, and explains why the server closes', async () => {
    const root = await open('WS ' + (await apiOrigin()).replace('http', 'ws') + '/any/{name}');
    button(root, 'Connect').click();
    await (root.host as Playground).updateComplete;
    equal(root.querySelector('[part="problem"]')!.textContent, 'This field is required.');
    await enter(root, '[id="path:name"]', 'x');
    await connect(root);
    await enter(root, '#body', 'close 1008');
    root
      .querySelector('#body')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
    await until(() => state(root) === 'Not connected');
    equal(
      log(root).at(-1),
      '! Closed with code 1008. The server refused the connection. Check the credentials. as asked',
    );
  });

  it('shows binary messages by their bytes', async () => {
    const root = await open(await channel());
    await enter(root, '[id="path:room"]', 'lobby');
    await connect(root);
    await enter(root, '#message', '1');
    const input = root.querySelector<HTMLInputElement>('input[type="file"]')!;
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array([0, 255, 16])], 'a.bin'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await (root.host as Playground).updateComplete;
    button(root, 'Send').click();
    await until(() => log(root).length === 4);
    equal(log(root).at(-1), '↓ 00 ff 10');
    ok(root.querySelector('[part~="message"]:last-child small')!.textContent!.includes('3 B · hex'), 'size');
  });

  it('reports a connection that cannot be opened', async () => {
    const root = await open('WS ws://127.0.0.1:9/none');
    button(root, 'Connect').click();
    await until(() => log(root).some((line) => line.startsWith('! Closed with code 1006.')));
    equal(state(root), 'Not connected');
  });

  it('has no accessibility violation, with and without messages', async () => {
    const root = await open(await channel());
    await accessible(document.querySelector('main')!);
    await enter(root, '[id="path:room"]', 'lobby');
    await connect(root);
    await accessible(document.querySelector('main')!);
  });
});
