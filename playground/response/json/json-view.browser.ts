import { equal, ok, until } from '../../../elements/testing/assert.js';
import { parseExactly } from '../../model/values/exact-json.js';
import type { JsonView } from './json-view.js';
import './json-view.js';

const long = 'x'.repeat(3000);

async function view(json: string): Promise<JsonView> {
  const element = document.createElement('octavo-json-view');
  element.value = parseExactly(json);
  document.body.replaceChildren(element);
  await element.updateComplete;
  return element;
}

const all = (element: JsonView, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

/** Presses a key where the focus is. */
async function press(element: JsonView, key: string): Promise<void> {
  const focused = element.shadowRoot!.activeElement!;
  focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await element.updateComplete;
}

const pathOf = (element: JsonView): string => element.shadowRoot!.querySelector('[part="current"] code')!.textContent;

/** The text that a button of the current row copies. */
async function copied(element: JsonView, button: number): Promise<string> {
  const result = new Promise<string>((resolve) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(resolve(text)) },
    });
  });
  all(element, '[part="current"] button')[button]!.click();
  return await result;
}

describe('octavo-json-view', () => {
  it('is a tree with one stop for the Tab key, in which arrow keys move, open and close', async () => {
    const element = await view('{"data":[{"a b":1.50,"name":"Io"},[]],"next":null}');
    equal(all(element, '[tabindex="0"]').length, 1);
    all(element, '[tabindex="0"]')[0]!.focus();
    await element.updateComplete;
    equal(pathOf(element), '$');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await press(element, key);
    equal(pathOf(element), '$.data[0]["a b"]');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await press(element, key);
    equal(all(element, '[aria-expanded="false"]').length, 1);
    ok(element.shadowRoot!.textContent.includes('{ 2 }'), element.shadowRoot!.textContent);
    await press(element, 'Enter');
    equal(all(element, '[aria-expanded="false"]').length, 0);
    await press(element, 'End');
    equal(pathOf(element), '$.next');
    await press(element, 'Home');
    equal(pathOf(element), '$');
  });

  it('copies the whole value and the path of the current row', async () => {
    const element = await view(`{"data":{"n":12345678901234567890,"text":"${long}"}}`);
    const row = (name: string) => all(element, '[role="treeitem"]').find((each) => each.textContent.startsWith(name))!;
    row('"text"').click();
    await element.updateComplete;
    equal(await copied(element, 0), long);
    equal(await copied(element, 1), '$.data.text');
    row('"n"').click();
    await element.updateComplete;
    equal(await copied(element, 0), '12345678901234567890');
    await until(() => all(element, '[role="status"]')[0]!.textContent === 'Copied');
    ok(element.shadowRoot!.textContent.includes(long), 'the value is cut');
  });

  it('opens and closes all of long data', async () => {
    const deep = `{"a":{"b":{"c":{"d":{"e":"${long}"}}}}}`;
    const element = await view(deep);
    const [open, close] = all(element, '[part="tools"] button');
    open!.click();
    await element.updateComplete;
    equal(all(element, '[aria-expanded="true"]').length, 5);
    close!.click();
    await element.updateComplete;
    equal(all(element, '[role="treeitem"]').length, 1);
  });

  it('is JSON to the eye', async () => {
    const element = await view('{"a":[1,"x"],"b":{}}');
    equal(element.shadowRoot!.querySelector('[role=tree]')!.textContent.replace(/[\s▾]/g, ''), '{"a":[1,"x"],"b":{}}');
  });
});
