import { equal, ok, until } from '../../elements/testing/assert.js';
import { remember, setCredentials, setRenewal } from './credential-store.js';
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
    equal(labels.map(({ textContent }) => textContent).join(', '), 'user: account, user: secret');
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
  });
});

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
    form.querySelector<HTMLElement>('button[type="submit"]')!.click();
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
      root()!.querySelector<HTMLElement>('button[type="submit"]')!.click();
      const input = find<HTMLInputElement>(element, '[id="auth/login"]');
      await until(() => input.value !== '' || Boolean(root()!.querySelector('[part="problem"]')));
      equal(input.value || root()!.querySelector('[part="problem"]')?.textContent, message);
      setCredentials(`${origin} login`, undefined);
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
