import { accessible } from '../../elements/testing/accessibility.js';
import { equal, ok, until } from '../../elements/testing/assert.js';
import type { SecurityScheme } from '../model/request/security.js';
import { expiryOf, remember, setCredentials, setRenewal } from './credential-store.js';
import { apiOrigin, enter, find, operation, playground, responseText, send } from '../testing/playground-fixture.js';

describe('octavo-playground, credentials', () => {
  const secured = async () =>
    operation('/echo', {
      security: [
        [{ scheme: 'token', scopes: [] }],
        [
          { scheme: 'user', scopes: [] },
          { scheme: 'key', scopes: [] },
        ],
      ],
      schemes: {
        token: { type: 'http', scheme: 'bearer' },
        user: { type: 'http', scheme: 'basic' },
        key: { type: 'apiKey', in: 'query', name: 'key' },
      },
    });

  afterEach(async () => {
    const origin = await apiOrigin();
    for (const name of ['token', 'user', 'key', 'oauth']) setCredentials(`${origin} ${name}`, undefined);
    remember(false);
  });

  it('sends them, and hides them in the page until the reader asks', async () => {
    const element = await playground(await secured());
    await enter(element, '[id="auth/token"]', 'verysecret');
    const sample = find(element, 'octavo-playground-sample');
    const code = () => sample.shadowRoot!.querySelector('code')!.textContent;
    await until(() => code().includes('YOUR_TOKEN'));
    ok(!element.shadowRoot!.textContent.includes('verysecret'), 'the secret is in the page');
    // Other test files in other tabs of the same origin may store things of their own.
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage) as string[]);
    ok(!stored.join().includes('verysecret'), 'the secret is stored');
    ok((await send(element)).includes('"Bearer verysecret"'), 'not sent');
    sample.shadowRoot!.querySelector<HTMLElement>('button[aria-pressed]')!.click();
    await until(() => code().includes('verysecret'));
  });

  it('names the button beside a secret by what it does', async () => {
    const element = await playground(await secured());
    const button = (): HTMLElement => find(element, '[part="secret"] button');
    const names = () => [button().textContent.trim(), button().ariaLabel];
    const before = names();
    button().click();
    await element.updateComplete;
    equal([before, names()].join(), 'Show,Show: Token,Hide,Hide: Token');
  });

  it('combines the schemes of an alternative', async () => {
    const element = await playground(await secured());
    await enter(element, '#security', '1');
    await enter(element, '[id="auth/user/user"]', 'u');
    await enter(element, '[id="auth/user/password"]', 'p');
    await enter(element, '[id="auth/key"]', 'k');
    const text = await send(element);
    ok(text.includes('Basic dTpw') && text.includes('?key=k'), text);
  });

  it('labels the inputs of basic authentication as the settings name them', async () => {
    const scheme = { type: 'http', scheme: 'basic', parts: ['account', 'secret'] } as const;
    const element = await playground(
      await operation('/echo', { security: [[{ scheme: 'user', scopes: [] }]], schemes: { user: scheme } }),
    );
    const labels = [...element.shadowRoot!.querySelectorAll('[part="auth"] [part="field"] label')];
    equal(labels.map(({ textContent }) => textContent).join(', '), 'account, secret');
  });

  it('keeps them for the tab only on request', async () => {
    const element = await playground(await secured());
    await enter(element, '[id="auth/token"]', 'verysecret');
    equal(sessionStorage.length, 0);
    find(element, '[part="auth"] input[type="checkbox"]').click();
    ok(sessionStorage.getItem('octavo-credentials')!.includes('verysecret'), 'not kept');
    find(element, '[part="auth"] input[type="checkbox"]').click();
    equal(sessionStorage.length, 0);
  });

  it('gets a token with client credentials', async () => {
    const tokenUrl = `${await apiOrigin()}/token`;
    const element = await playground(
      await operation('/echo', {
        security: [[{ scheme: 'oauth', scopes: ['read'] }]],
        schemes: { oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: { read: 'Read' } } } } },
      }),
    );
    find(element, '[part="auth"] button[part="add"]').click();
    await until(
      () =>
        element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot?.querySelector('#clientId') instanceof
        HTMLElement,
    );
    const form = find(element, 'octavo-playground-oauth').shadowRoot!;
    form.querySelector<HTMLInputElement>('#clientId')!.value = 'client';
    form.querySelector<HTMLElement>('button[type="submit"]')!.click();
    await until(() => find<HTMLInputElement>(element, '[id="auth/oauth"]').value === 'token of client_credentials');
    ok((await send(element)).includes('"Bearer token of client_credentials"'), responseText(element));
    const actions = () => form.querySelector('[part="actions"]:last-of-type, [part="actions"] ~ [part="actions"]')!;
    ok(/Expires at \d/.test(actions().textContent), actions().textContent);
    // The flow needs no reader, so an expired token is replaced before the next request.
    const key = `${await apiOrigin()} oauth`;
    const expiry = expiryOf(key)!;
    const { now } = Date;
    Date.now = () => expiry + 1;
    setCredentials(key, { token: 'expired' });
    find(element, '[part="send"]').click();
    await until(() => expiryOf(key)! > expiry);
    Date.now = now;
    equal(find<HTMLInputElement>(element, '[id="auth/oauth"]').value, 'token of client_credentials');
    actions().querySelector('button')!.click();
    await until(() => find<HTMLInputElement>(element, '[id="auth/oauth"]').value === '');
    equal(form.textContent.includes('Expires at'), false);
    await accessible(element.parentElement!);
  });
});

/** Presses Authorize. WebKit opens a window only in the same task. */
function authorizeInWindow(form: ShadowRoot): void {
  const { open } = window;
  let signIn: Window | null = null;
  window.open = (...values) => (signIn = open.apply(window, values));
  form.querySelector<HTMLElement>('button[type="submit"]')!.click();
  window.open = open;
  ok(signIn, 'no window opens with the click');
}

describe('octavo-playground, signing in', () => {
  it('gets a token with an authorization code and PKCE, through the callback page', async () => {
    const origin = await apiOrigin();
    const flow = { authorizationUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, scopes: {} };
    const element = await playground(
      await operation('/echo', {
        security: [[{ scheme: 'login', scopes: [] }]],
        schemes: { login: { type: 'oauth2', flows: { authorizationCode: flow } } },
      }),
    );
    element.oauthCallback = '/oauth-callback';
    await element.updateComplete;
    find(element, '[part="auth"] button[part="add"]').click();
    await until(
      () =>
        element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot?.querySelector('#clientId') instanceof
        HTMLElement,
    );
    const form = find(element, 'octavo-playground-oauth').shadowRoot!;
    form.querySelector<HTMLInputElement>('#clientId')!.value = 'client';
    authorizeInWindow(form);
    const input = find<HTMLInputElement>(element, '[id="auth/login"]');
    await until(() => input.value !== '' || form.querySelector('[part="problem"]') !== null);
    equal(form.querySelector('[part="problem"]')?.textContent, undefined);
    equal(input.value, 'token of authorization_code');
    setCredentials(`${origin} login`, undefined);
  });

  for (const [name, message] of [
    ['password', 'token of password'],
    ['implicit', 'token of implicit'],
    ['deviceAuthorization', 'token of urn:ietf:params:oauth:grant-type:device_code'],
  ] as const)
    it(`gets a token by the flow ${name}`, async () => {
      const origin = await apiOrigin();
      const flow = {
        authorizationUrl: `${origin}/authorize`,
        tokenUrl: `${origin}/token`,
        deviceAuthorizationUrl: `${origin}/device`,
        scopes: {},
      };
      const element = await playground(
        await operation('/echo', {
          security: [[{ scheme: 'login', scopes: [] }]],
          schemes: { login: { type: 'oauth2', flows: { [name]: flow } } },
        }),
      );
      element.oauthCallback = '/oauth-callback';
      await element.updateComplete;
      find(element, '[part="auth"] button[part="add"]').click();
      const root = () => element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot;
      await until(() => root()?.querySelector('#clientId') instanceof HTMLElement);
      root()!.querySelector<HTMLInputElement>('#clientId')!.value = 'client';
      if (name === 'implicit') authorizeInWindow(root()!);
      else root()!.querySelector<HTMLElement>('button[type="submit"]')!.click();
      const input = find<HTMLInputElement>(element, '[id="auth/login"]');
      await until(() => input.value !== '' || Boolean(root()!.querySelector('[part="problem"]')));
      equal(input.value || root()!.querySelector('[part="problem"]')?.textContent, message);
      setCredentials(`${origin} login`, undefined);
    });

  for (const address of [
    'javascript:document.title="ran"//',
    ' java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
  ])
    it(`neither opens nor asks a server at ${JSON.stringify(address)}`, async () => {
      const own = { open: window.open, fetch: window.fetch };
      const used: string[] = [];
      window.open = (url) => (used.push(String(url)), null);
      const provider = {
        authorization_endpoint: address,
        token_endpoint: address,
        device_authorization_endpoint: address,
      };
      window.fetch = async (url) => (used.push(String(url)), new Response(JSON.stringify(provider)));
      const names = ['authorizationCode', 'implicit', 'password', 'clientCredentials', 'deviceAuthorization'];
      const flow = { authorizationUrl: address, tokenUrl: address, deviceAuthorizationUrl: address, scopes: {} };
      const schemes: SecurityScheme[] = [
        ...names.map((name) => ({ type: 'oauth2' as const, flows: { [name]: flow } })),
        { type: 'openIdConnect', openIdConnectUrl: address },
        { type: 'openIdConnect', openIdConnectUrl: 'https://provider.test/' },
      ];
      try {
        for (const scheme of schemes) {
          const element = await playground(
            await operation('/echo', { security: [[{ scheme: 'login', scopes: [] }]], schemes: { login: scheme } }),
          );
          element.oauthCallback = '/oauth-callback';
          await element.updateComplete;
          find(element, '[part="auth"] button[part="add"]').click();
          const root = () => element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot;
          const problem = () => root()?.querySelector('[part="problem"]')?.textContent;
          await until(() => Boolean(root()?.querySelector('#clientId') ?? problem()));
          const clientId = root()!.querySelector<HTMLInputElement>('#clientId');
          if (clientId) {
            clientId.value = 'client';
            root()!.querySelector<HTMLElement>('button[type="submit"]')!.click();
          }
          await until(() => Boolean(problem()));
          ok(problem()!.includes('is not a valid address'), problem()!);
        }
      } finally {
        Object.assign(window, own);
      }
      equal(
        used.filter((url) => url !== '/api-origin'),
        ['https://provider.test/'],
      );
    });

  it('shows where the form for signing in sends what a reader enters', async () => {
    const flow = { tokenUrl: 'https://a.test/token', refreshUrl: 'https://a.test/refresh', scopes: {} };
    const element = await playground(
      await operation('/echo', {
        security: [[{ scheme: 'login', scopes: [] }]],
        schemes: { login: { type: 'oauth2', flows: { clientCredentials: flow } } },
      }),
    );
    find(element, '[part="auth"] button[part="add"]').click();
    const codes = () => [
      ...(element.shadowRoot!.querySelector('octavo-playground-oauth')?.shadowRoot?.querySelectorAll('code') ?? []),
    ];
    await until(() => codes().length > 0);
    equal(
      codes().map((code) => code.textContent),
      ['https://a.test/token', 'https://a.test/refresh'],
    );
  });

  it('renews a token that has expired before it sends', async () => {
    const key = `${await apiOrigin()} login`;
    setCredentials(key, { token: 'old' });
    setRenewal(key, { expiresAt: 0, renew: async () => setCredentials(key, { token: 'new' }) });
    const element = await playground(
      await operation('/echo', {
        security: [[{ scheme: 'login', scopes: [] }]],
        schemes: { login: { type: 'oauth2', flows: {} } },
      }),
    );
    ok((await send(element)).includes('"Bearer new"'), responseText(element));
    setRenewal(key, undefined);
    setCredentials(key, undefined);
  });
});
