import { accessible } from '../elements/testing/accessibility.js';
import { equal, ok, until } from '../elements/testing/assert.js';
import type { Schema } from './model/operation.js';
import { readSpecificationsWith } from './specification-reader.js';
import {
  apiOrigin,
  enter,
  find,
  operation,
  playground,
  responseText,
  send,
  shownUrl,
} from './testing/playground-fixture.js';

const user: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, description: 'Full name.' },
    age: { type: 'integer', minimum: 0 },
    role: { enum: ['admin', 'reader'] },
    tags: { type: 'array', items: { type: 'string' } },
    parent: { $ref: '#/schemas/User' },
    contact: {
      oneOf: [{ title: 'Mail', type: 'object', properties: { mail: { type: 'string' } } }, { type: 'string' }],
    },
  },
};

const post = () =>
  operation('/echo', {
    method: 'POST',
    body: { required: true, contents: [{ mediaType: 'application/json', schema: { $ref: '#/schemas/User' } }] },
    schemas: { User: user },
  });

describe('octavo-playground', () => {
  it('has no accessibility violation, with and without a response', async () => {
    const model = await post();
    const element = await playground({
      ...model,
      security: [[{ scheme: 'key', scopes: [] }], []],
      schemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      parameters: [
        { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'string' } }, description: 'Query.' },
      ],
    });
    await accessible(element.parentElement!);
    await send(element);
    await accessible(element.parentElement!);
  });

  it('sends parameters of every location', async () => {
    const model = await operation('/echo/{id}', {
      parameters: [
        { name: 'id', in: 'path', schema: { type: 'string' } },
        { name: 'limit', in: 'query', schema: { type: 'integer', default: 5 } },
        { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      ],
    });
    const element = await playground(model);
    await enter(element, '[id="path:id"]', 'a/b');
    await enter(element, '[id="header:X-Trace"]', 'ü');
    const text = await send(element);
    ok(text.includes('"/echo/a%2Fb?limit=5"'), text);
    ok(text.includes('"x-trace"'), text);
  });

  it('offers the values of a list as checkboxes, and sends them in the order of the schema', async () => {
    const model = await operation('/echo', {
      parameters: [
        {
          name: 'status',
          in: 'query',
          style: 'form',
          explode: false,
          description: 'State of the order.',
          schema: { type: 'array', maxItems: 2, items: { enum: ['open', 'paid', 'sent'] } },
        },
        { name: 'sort', in: 'query', schema: { type: 'array', items: { enum: ['a', 'b'] }, default: ['b', 'a'] } },
      ],
    });
    const element = await playground(model);
    const boxes = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[part="options"] input')];
    equal(boxes.map((box) => box.parentElement!.textContent.trim()).join(), 'open,paid,sent');
    boxes[2]!.click();
    await element.updateComplete;
    boxes[0]!.click();
    await element.updateComplete;
    equal(boxes.map(({ checked, disabled }) => `${checked} ${disabled}`).join(), 'true false,false true,true false');
    await accessible(element.parentElement!);
    // An order of its own needs a control for each item.
    equal(element.shadowRoot!.querySelectorAll('[id^="query:sort/"]').length, 2);
    const text = await send(element);
    ok(text.includes('"/echo?status=open,sent&sort=b&sort=a"'), text);
  });

  it('starts with a request that its schemas accept, fills the rest on demand and empties all', async () => {
    const body = {
      type: 'object',
      required: ['email', 'size'],
      properties: { email: { type: 'string' }, size: { type: 'integer', minimum: 3 }, note: { type: 'string' } },
    };
    const element = await playground(
      await operation('/echo/{id}', {
        method: 'POST',
        parameters: [
          { name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 2 } },
        ],
        body: { contents: [{ mediaType: 'application/json', schema: body }], required: true },
      }),
    );
    const id = '123e4567-e89b-12d3-a456-426614174000';
    const text = await send(element);
    ok(text.includes(`"/echo/${id}"`), text);
    ok(text.includes('user@example.com') && /size\\*": 3/.test(text) && !text.includes('note'), text);
    const [fill, clear] = element.shadowRoot!.querySelectorAll<HTMLElement>('[part="fill"] button');
    fill!.click();
    await element.updateComplete;
    equal(shownUrl(element).replace(/^.*\/echo/, ''), `/${id}?page=2`);
    equal((find(element, '[id$="note"]') as HTMLInputElement).value, 'YOUR_NOTE');
    clear!.click();
    await element.updateComplete;
    equal((find(element, '[id="path:id"]') as HTMLInputElement).value, '');
    equal((find(element, '[id="query:page"]') as HTMLInputElement).value, '');
    await accessible(element.parentElement!);
  });

  it('sends GET without its body, if that is optional', async () => {
    const model = await post();
    const element = await playground({ ...model, method: 'GET', body: { ...model.body!, required: false } });
    const response = await send(element);
    ok(response.includes('"GET"'), response);
  });

  it('edits a JSON body as a form and as text', async () => {
    const element = await playground(await post());
    await enter(element, '[id="body/name"]', 'Ada');
    await enter(element, '[id="body/age"]', '36');
    find(element, '[part="views"] button:last-child').click();
    await element.updateComplete;
    const editor = find<HTMLTextAreaElement>(element, '[part="editor"]');
    equal(editor.value, '{\n  "name": "Ada",\n  "age": 36\n}');
    await enter(element, '[part="editor"]', '{"name":"Bo"}');
    ok((await send(element)).includes('{\\"name\\":\\"Bo\\"}'), responseText(element));
    find(element, '[part="views"] button:first-child').click();
    await element.updateComplete;
    equal(find<HTMLInputElement>(element, '[id="body/name"]').value, 'Bo');
  });

  it('names problems of a JSON body by line', async () => {
    const element = await playground(await post());
    find(element, '[part="views"] button:last-child').click();
    await element.updateComplete;
    const problems = () => find(element, '[part="problems"]').textContent.replace(/\s+/g, ' ').trim();
    await enter(element, '[part="editor"]', '{\n  "name": "A"\n}');
    await until(() => problems().startsWith('2:11 /name'));
    await enter(element, '[part="editor"]', '{\n  "name": \n}');
    await until(() => problems().startsWith('3:1') && problems().includes('Invalid JSON'));
  });

  it('adds and removes items, nested objects and alternatives', async () => {
    const element = await playground(await post());
    const click = async (text: string) => {
      const buttons = [...element.shadowRoot!.querySelectorAll('button')];
      buttons.find((each) => `${each.ariaLabel ?? ''} ${each.textContent}`.includes(text))!.click();
      await element.updateComplete;
    };
    await click('Add item: tags');
    await enter(element, '[id="body/tags/0"]', 'x');
    await click('+ contact');
    await enter(element, '[id="body/contact-alternative"]', '1');
    await enter(element, '[id="body/contact/"]', '555');
    await click('+ parent');
    await enter(element, '[id="body/parent/name"]', 'Eve');
    ok(find(element, 'octavo-playground-sample').isConnected, 'no sample');
    const text = await send(element);
    ok(/tags.*x.*contact.*555.*parent.*Eve/.test(text), text);
  });
});

describe('octavo-playground, forms and files', () => {
  const form = async (mediaType: string, schema: Schema) =>
    playground(
      await operation('/echo', { method: 'POST', body: { required: true, contents: [{ mediaType, schema }] } }),
    );

  const file = new File(['content'], 'a.txt', { type: 'text/plain' });

  function drop(element: HTMLElement): void {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }

  it('sends a multipart form with a file that was dropped', async () => {
    const element = await form('multipart/form-data', {
      type: 'object',
      properties: { photo: { type: 'string', format: 'binary' }, note: { type: 'string' }, meta: { type: 'object' } },
    });
    await enter(element, '[id="body/note"]', 'hello');
    drop(find(element, '[part="drop"]'));
    await element.updateComplete;
    ok(find(element, '[part="drop"]').textContent.includes('a.txt'), 'the file is not named');
    const text = await send(element);
    for (const each of ['filename=\\"a.txt\\"', 'Content-Type: text/plain', 'content', 'name=\\"note\\"', 'hello'])
      ok(text.includes(each), `${each} is not in ${text}`);
  });

  it('sends a file as it is', async () => {
    const element = await form('application/octet-stream', { type: 'string', format: 'binary' });
    drop(find(element, '[part="drop"]'));
    await element.updateComplete;
    ok((await send(element)).includes('"body": "content"'), responseText(element));
  });

  it('sends a urlencoded form', async () => {
    const element = await form('application/x-www-form-urlencoded', {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'string' } } },
    });
    await enter(element, '[id="body/a"]', 'x y&z');
    ok((await send(element)).includes('"a=x+y%26z"'), responseText(element));
  });

  it('shows samples of the author in place of its own', async () => {
    const codeSamples = [{ lang: 'curl', source: 'moons add' }];
    const element = await playground(await operation('/echo', { codeSamples }));
    const root = find(element, 'octavo-playground-sample').shadowRoot!;
    await until(() => root.querySelector('code')!.textContent === 'moons add');
    equal([...root.querySelectorAll('option')].filter(({ text }) => text === 'cURL').length, 1);
  });

  it('sends with Ctrl+Enter, and fires an event without the query', async () => {
    const element = await playground(
      await operation('/echo', { parameters: [{ name: 'q', in: 'query', schema: { type: 'string', default: 'x' } }] }),
    );
    const urls: string[] = [];
    element.addEventListener('octavo-send', ({ url }) => urls.push(url));
    find(element, '[id="query:q"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
    );
    await until(() => responseText(element).includes('/echo?q=x'));
    equal(urls, [`${await apiOrigin()}/echo`]);
  });

  it('reads an operation of a specification, and says why it cannot', async () => {
    readSpecificationsWith(async () => async (_files, url, name) => {
      if (name !== 'GET /a') throw new Error(`${url} has no operation "${name}"`);
      return await operation('/a');
    });
    document.body.innerHTML = '<octavo-playground spec="/spec.json" operation="GET /b"></octavo-playground>';
    const element = document.querySelector('octavo-playground')!;
    await until(() => element.shadowRoot!.querySelector('[role="alert"]') !== null);
    ok(element.shadowRoot!.textContent.includes('has no operation "GET /b"'), element.shadowRoot!.textContent);
    element.operation = 'GET /a';
    await until(() => element.shadowRoot!.querySelector('[part="send"]') !== null);
    document.body.innerHTML = `<octavo-playground><script type="application/json">${JSON.stringify(await operation('/inline'))}</script></octavo-playground>`;
    const inline = document.querySelector('octavo-playground')!;
    await until(() => inline.shadowRoot!.textContent.includes('/inline'));
  });

  it('has an end for schemas that require themselves, and for options that lead back to their choice', async () => {
    const ref = (name: string) => ({ $ref: `#/schemas/${name}` });
    const text = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
    const schemas = {
      Node: { type: 'object', required: ['id', 'next'], properties: { id: { type: 'string' }, next: ref('Node') } },
      One: { oneOf: [ref('Two'), text] },
      Two: { anyOf: [ref('One'), ref('Node')] },
    };
    for (const [name, choices] of Object.entries({ Node: 0, One: 2, Two: 2 })) {
      const body = { required: true, contents: [{ mediaType: 'application/json', schema: ref(name) }] };
      const element = await playground(await operation('/echo', { method: 'POST', body, schemas }));
      const fields = element.shadowRoot!.querySelectorAll('[part~="field"]').length;
      ok(fields < 60, `${fields} fields`);
      equal(element.shadowRoot!.querySelectorAll('select[id$="-alternative"]').length, choices);
    }
  });
});
