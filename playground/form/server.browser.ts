import { equal, until } from '../../elements/testing/assert.js';
import { chooseBaseUrl } from '../../elements/endpoint/base-url-choice.js';
import { enter, operation, playground, shownUrl as url } from '../testing/playground-fixture.js';

describe('octavo-playground, server', () => {
  const servers = [
    { url: 'https://a.test' },
    {
      url: 'https://{region}.b.test/',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, apiKey: { default: '' } },
    },
  ];

  afterEach(() => localStorage.removeItem('octavo-base-url'));

  it('is the one that the reader selected on another page, with its variables', async () => {
    const element = await playground(await operation('/x', { servers }));
    equal(url(element), 'https://a.test/x');
    await enter(element, '#server', '1');
    await enter(element, '[id="variable/region"]', 'us');
    await enter(element, '[id="variable/apiKey"]', 'hidden');
    equal(url(element), 'https://us.b.test/x');
    equal(localStorage.getItem('octavo-base-url')!.includes('hidden'), false);
    equal(url(await playground(await operation('/y', { servers }))), 'https://us.b.test/y');
    equal(url(await playground(await operation('/z', { servers: [{ url: 'https://c.test' }] }))), 'https://c.test/z');
  });

  it('follows a selection elsewhere on the page', async () => {
    const element = await playground(await operation('/x', { servers }));
    chooseBaseUrl('https://{region}.b.test', document);
    await until(() => url(element) === 'https://eu.b.test/x');
  });
});
