/** Problems of a form, before its request is sent. */
import { accessible } from '../elements/testing/accessibility.js';
import { equal, ok, until } from '../elements/testing/assert.js';
import { enter, find, operation, playground, send } from './testing/playground-fixture.js';

describe('<octavo-playground>', () => {
  it('names a missing part of the path instead of sending', async () => {
    const element = await playground(
      await operation('/echo/{id}', { parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }] }),
    );
    await enter(element, '[id="path:id"]', '');
    find(element, '[part="send"]').click();
    await element.updateComplete;
    equal(find(element, '[part="problem"]').textContent, 'This field is required.');
    equal(element.shadowRoot!.activeElement?.id, 'path:id');
    equal(element.shadowRoot!.querySelector('octavo-playground-response'), null);
  });

  it('shows problems at their fields before it sends, and sends anyway', async () => {
    const schema = {
      type: 'object',
      required: ['size', 'tags'],
      properties: {
        size: { type: 'integer', minimum: 3 },
        tags: { type: 'array', items: { type: 'string', maxLength: 2 } },
      },
    };
    const element = await playground(
      await operation('/echo/{id}', {
        method: 'POST',
        parameters: [
          { name: 'id', in: 'path', schema: { type: 'string', pattern: '^[a-f]+$' } },
          { name: 'page', in: 'query', required: true, schema: { type: 'integer' } },
        ],
        body: { contents: [{ mediaType: 'application/json', schema }] },
      }),
    );
    await enter(element, '[id="path:id"]', 'xyz');
    await enter(element, '[id="query:page"]', '');
    await enter(element, '[id="body/size"]', '1');
    await enter(element, '[id="body/tags/0"]', 'long');
    const button = find(element, '[part="send"]');
    button.click();
    await until(() => button.textContent.trim() === 'Send anyway');
    const invalid = Array.from(element.shadowRoot!.querySelectorAll('form [aria-invalid="true"]'), ({ id }) => id);
    equal(invalid.join(), 'path:id,query:page,body/size,body/tags/0');
    equal(element.shadowRoot!.activeElement?.id, 'path:id');
    ok(find(element, '[id="body/size-problem"]').textContent.includes('3'), 'names the limit');
    await until(() => !find(element, '#body-problems').textContent.includes('/size'));
    equal(element.shadowRoot!.querySelector('octavo-playground-response'), null);
    await accessible(element.parentElement!);
    const text = await send(element);
    ok(/size\\*":\s*1/.test(text), text);
  });

  it('explains in the body that browsers do not send it with GET, instead of sending', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const contents = [{ mediaType: 'application/json', schema }];
    const element = await playground(await operation('/echo', { body: { required: true, contents } }));
    const explanation = 'Browsers do not send a body with GET. Send the request with the curl sample.';
    const fieldset = find(element, '[part="body"]').textContent;
    ok(fieldset.includes(explanation), fieldset);
    await enter(element, '[id="body/name"]', 'Ada');
    find(element, '[part="send"]').click();
    await element.updateComplete;
    equal(find(element, '[part="body"] [role="alert"]').textContent, explanation);
    equal(element.shadowRoot!.activeElement?.id, 'body/name');
    equal(element.shadowRoot!.querySelector('octavo-playground-response'), null);
    await accessible(element.parentElement!);
  });
});
