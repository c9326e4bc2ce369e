import { equal, ok, until } from '../../elements/testing/assert.js';
import type { Playground } from '../playground.js';
import { find, operation, playground, responseText, send } from '../testing/playground-fixture.js';

describe('octavo-playground, responses', () => {
  const cases: [path: string, ...expected: string[]][] = [
    ['/empty', '204', 'The response has no body.'],
    ['/error', '500', '"error"'],
    ['/malformed', '200', '{"a":'],
    ['/redirect', '200', '→', '/lines', 'Messages: 2'],
    ['/lines', 'Messages: 2', '{"a":2}'],
  ];
  for (const [path, ...expected] of cases)
    it(`shows ${path}`, async () => {
      const text = await send(await playground(await operation(path)));
      for (const each of expected) ok(text.includes(each), `${each} is not in ${text}`);
    });

  it('shows events as they arrive, until the reader cancels', async () => {
    const element = await playground(await operation('/events'));
    find(element, '[part="send"]').click();
    await until(() => responseText(element).includes('{"number":1}'));
    find(element, '[part="cancel"]').click();
    await until(() => responseText(element).includes('Canceled'));
    ok(responseText(element).includes('tick'), responseText(element));
  });

  it('cancels a request without a response', async () => {
    const element = await playground(await operation('/never'));
    const button = find(element, '[part="send"]');
    button.focus();
    button.click();
    await until(() => element.shadowRoot!.querySelector('[part="cancel"]') !== null);
    find(element, '[part="cancel"]').click();
    await until(() => responseText(element).includes('Canceled'));
    equal(element.shadowRoot!.activeElement, button);
  });

  it('reads 100 MB without showing them all', async () => {
    const element = await playground(await operation('/large'));
    let turns = 0;
    const timer = setInterval(() => turns++, 10);
    const text = await send(element);
    clearInterval(timer);
    ok(text.includes('105 MB'), text.slice(0, 100));
    ok(text.length < 600_000 && text.includes('Only the beginning'), String(text.length));
    ok(turns > 3, 'the page did nothing else meanwhile');
  });

  it('searches long JSON', async () => {
    const element = await playground(await operation('/long'));
    await send(element);
    const view = find(element, 'octavo-playground-response').shadowRoot!.querySelector('octavo-json-view')!;
    const search = view.shadowRoot!.querySelector('input')!;
    search.value = 'Name 77';
    search.dispatchEvent(new Event('input'));
    await view.updateComplete;
    equal(view.shadowRoot!.textContent.match(/name \d+/g), ['name 77']);
  });

  it('explains the status as the specification does, comes into view, and leaves the focus on Send', async () => {
    const responses = [
      { status: '5XX', description: 'The **server** failed. See [status](https://status.test).' },
      { status: 'default', description: 'Other.' },
    ].map((each) => ({ ...each, headers: [], links: [], contents: [] }));
    const parameters = Array.from({ length: 40 }, (_, index) => ({
      name: `p${index}`,
      in: 'query' as const,
      schema: { type: 'string' },
    }));
    const element = await playground(await operation('/error', { responses, parameters }));
    element.style.cssText = 'display: block; max-inline-size: 24rem';
    const button = find(element, '[part="send"]');
    button.focus();
    ok((await send(element)).includes('The server failed. See status.'), responseText(element));
    equal(shadow(element).querySelector('[part~="description"] a')!.getAttribute('href'), 'https://status.test');
    const status = find(element, '[part="visually-hidden"][role="status"]');
    await until(() => status.textContent.includes('500 Internal Server Error The server failed. See status.'));
    equal(element.shadowRoot!.activeElement, button);
    await until(() => {
      const { top, bottom } = find(element, '[part="response"]').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1;
    });
  });

  const shadow = (element: Playground) => find(element, 'octavo-playground-response').shadowRoot!;

  it('shows HTML as source and as a page without scripts', async () => {
    const element = await playground(await operation('/html'));
    await send(element);
    const view = shadow(element).querySelector('octavo-playground-document')!;
    ok(view.shadowRoot!.textContent.includes('<h1 id="title">Hi</h1>'), view.shadowRoot!.textContent);
    equal(view.shadowRoot!.querySelector('.tag')!.textContent, '<h1');
    view.shadowRoot!.querySelectorAll('button')[1]!.click();
    await view.updateComplete;
    const frame = view.shadowRoot!.querySelector('iframe')!;
    equal(frame.getAttribute('sandbox'), '');
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    equal((window as { hacked?: boolean }).hacked, undefined);
  });

  it('shows XML, indented', async () => {
    const element = await playground(await operation('/xml'));
    await send(element);
    const source = () => shadow(element).querySelector('octavo-playground-document')!.shadowRoot!.querySelector('pre')!;
    await until(() => source().textContent.includes('\n  <moon name="Io">volcanic</moon>\n'));
    equal(source().querySelector('.string')!.textContent, '"Io"');
  });

  it('shows a text as it arrives', async () => {
    const element = await playground(await operation('/slow'));
    find(element, '[part="send"]').click();
    await until(() => responseText(element).includes('first part'));
    ok(!responseText(element).includes('second part'), responseText(element));
    find(element, '[part="cancel"]').click();
  });

  for (const [type, selector] of [
    ['audio/mpeg', 'audio[controls]'],
    ['video/mp4', 'video[controls]'],
    ['application/pdf', 'iframe[part~="document"]'],
    ['application/zip', '[part="download"]'],
  ] as const)
    it(`offers ${type}`, async () => {
      const element = await playground(
        await operation('/media', { parameters: [{ name: 'type', in: 'query', schema: { default: type } }] }),
      );
      await send(element);
      ok(shadow(element).querySelector(selector) !== null, `no ${selector}`);
      const names: string[] = [];
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        names.push(this.download);
      };
      shadow(element).querySelector<HTMLElement>('[part="download"]')!.click();
      HTMLAnchorElement.prototype.click = click;
      equal(names, ['moon.bin']);
    });

  it('shows images', async () => {
    const element = await playground(await operation('/image'));
    await send(element);
    const image = find(element, 'octavo-playground-response').shadowRoot!.querySelector('img')!;
    ok(image.src.startsWith('blob:'), image.src);
  });

  it('explains a refusal by CORS with the headers that the server must send', async () => {
    const model = await operation('/refused', {
      method: 'PUT',
      parameters: [{ name: 'X-A', in: 'header', schema: { type: 'string', default: '1' }, required: true }],
    });
    const text = await send(await playground(model));
    ok(text.includes(`Access-Control-Allow-Origin: ${location.origin}`), text);
    ok(text.includes('Access-Control-Allow-Methods: PUT'), text);
    ok(text.includes('Access-Control-Allow-Headers: x-a'), text);
  });

  it('explains a server that does not exist', async () => {
    const text = await send(await playground(await operation('/', { servers: [{ url: 'http://127.0.0.1:9' }] })));
    ok(text.includes('http://127.0.0.1:9 did not respond'), text);
  });
});
