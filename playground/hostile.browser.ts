import { accessible } from '../elements/testing/accessibility.js';
import { equal, ok, until } from '../elements/testing/assert.js';
import type { Playground } from './playground.js';
import { find, operation, playground, send } from './testing/playground-fixture.js';

const everything = async (): Promise<Playground> =>
  playground(
    await operation('/echo', {
      method: 'POST',
      servers: [
        { url: 'https://{region}.test', variables: { region: { default: 'eu' } } },
        ...(await operation('')).servers,
      ],
      parameters: [
        { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'string' } }, description: 'Query.' },
        { name: 'Cookie', in: 'header', schema: { type: 'string' } },
      ],
      body: {
        required: true,
        contents: [
          {
            mediaType: 'application/json',
            schema: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string' }, kind: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
            },
            examples: [
              { name: 'a', value: { name: 'x', kind: 1 } },
              { name: 'b', value: { name: 'y' } },
            ],
          },
          { mediaType: 'application/octet-stream' },
        ],
      },
      security: [[{ scheme: 'key', scopes: [] }], [{ scheme: 'login', scopes: [] }], []],
      schemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://a.test',
              tokenUrl: 'https://a.test',
              scopes: { r: 'Read' },
            },
          },
        },
      },
    }),
  );

function choose(element: Playground, selector: string, value: string): Promise<boolean> {
  const select = find<HTMLSelectElement>(element, selector);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return element.updateComplete;
}

/** Everything open: OAuth, text view with a problem, a response with headers, the history. */
async function openAll(element: Playground): Promise<void> {
  await choose(element, '#server', '1');
  await send(element);
  await send(element);
  await choose(element, '#security', '1');
  find(element, '[part="auth"] button[part="add"]').click();
  await until(
    () =>
      element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot?.querySelector('#clientId') instanceof
      HTMLElement,
  );
  find(element, '[part="views"] button:last-child').click();
  await element.updateComplete;
  const editor = find<HTMLTextAreaElement>(element, '[part="editor"]');
  editor.value = '{"name": 1}';
  editor.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => find(element, '[part="problems"]').textContent.trim() !== '');
  const response = find(element, 'octavo-playground-response').shadowRoot!;
  for (const details of [...response.querySelectorAll('details'), find<HTMLDetailsElement>(element, 'details')])
    details.open = true;
}

describe('octavo-playground, in any page', () => {
  afterEach(() => {
    document.head.querySelector('#hostile')?.remove();
    document.documentElement.removeAttribute('dir');
    localStorage.clear();
  });

  it('has no accessibility violation with all parts open, in both directions', async () => {
    const element = await everything();
    await openAll(element);
    await accessible(element.parentElement!);
    document.documentElement.dir = 'rtl';
    await accessible(element.parentElement!);
    equal(getComputedStyle(find(element, '[part="url"]')).direction, 'ltr');
  });

  it('keeps its looks among hostile styles, and leaves those of the page alone', async () => {
    const measure = (element: Playground): string =>
      ['[part="send"]', '#server', 'legend', '[part="url"]', 'label', '[part="body"]']
        .map((selector) => {
          const { display, color, fontSize, letterSpacing, padding, textTransform, visibility } = getComputedStyle(
            find(element, selector),
          );
          return [selector, display, color, fontSize, letterSpacing, padding, textTransform, visibility].join(' ');
        })
        .join('\n');
    const before = measure(await everything());
    const probe = document.body.appendChild(document.createElement('button'));
    const own = getComputedStyle(probe).cssText + getComputedStyle(probe).backgroundColor;
    ok(own.length > 0 && getComputedStyle(probe).borderRadius !== '6px', 'the styles leak out');
    const style = document.createElement('style');
    style.id = 'hostile';
    style.textContent = `* { all: unset } body * { color: red !important; font: italic 40px fantasy !important; letter-spacing: 9px; text-transform: uppercase }
      button, select, input, legend, fieldset { display: none !important } label { visibility: hidden; padding: 5em } [part] { padding: 50px !important }`;
    document.head.append(style);
    equal(measure(await everything()), before);
  });

  it('can be used with the keyboard alone: every control takes the focus, in the order of the page', async () => {
    const element = await everything();
    await openAll(element);
    const controls = [
      ...element.shadowRoot!.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, [tabindex]'),
    ];
    const shown = controls.filter((control) => control.checkVisibility());
    for (const control of shown) {
      control.focus();
      equal(element.shadowRoot!.activeElement, control);
      ok(control.tabIndex === 0, `${control.outerHTML} is skipped`);
    }
    ok(shown.length > 10, `only ${shown.length} controls`);
  });

  it('fits in 320 pixels', async () => {
    const element = await everything();
    await openAll(element);
    element.parentElement!.style.inlineSize = '320px';
    await element.updateComplete;
    const limit = element.getBoundingClientRect().right + 1;
    const wide = [...element.shadowRoot!.querySelectorAll('*')].filter(
      (each) =>
        each.checkVisibility() &&
        !each.closest('pre, [part="visually-hidden"]') &&
        each.getBoundingClientRect().right > limit,
    );
    equal(
      wide.map((each) => each.outerHTML.slice(0, 80)),
      [],
    );
  });
});
