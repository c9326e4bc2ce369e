import { equal, ok, until } from '../../elements/testing/assert.js';
import { apiOrigin, find, operation, playground, responseText, send, shownUrl } from '../testing/playground-fixture.js';

describe('octavo-playground, proxy', () => {
  it('is named before anything is sent, and can be left out', async () => {
    const origin = await apiOrigin();
    const element = await playground(await operation('/lines'));
    equal(element.shadowRoot!.querySelector('[part~="proxy"]'), null);
    element.proxy = `${origin}/echo?to={url}&x=1`;
    await element.updateComplete;
    ok(find(element, '[part~="proxy"]').textContent.includes(new URL(origin).host), 'the host is not named');
    const proxied = `/echo?to=${encodeURIComponent(`${origin}/lines`)}&x=1`;
    ok((await send(element)).includes(proxied), 'not sent through the proxy');
    equal(shownUrl(element), `${origin}/lines`);
    find(element, '[part~="proxy"] input').click();
    await element.updateComplete;
    find(element, '[part="send"]').click();
    await until(() => responseText(element).includes('Messages: 2'));
  });
});
