/** A playground in the page of a browser test, with an operation of the test server. */
import { until } from '../../elements/testing/assert.js';
import type { OperationModel } from '../model/operation.js';
import type { Playground } from '../playground.js';
import '../playground.js';

/** Origin of playground/testing/api-server.mjs. */
export async function apiOrigin(): Promise<string> {
  const response = await fetch('/api-origin');
  return await response.text();
}

/** An operation of the test server with `more`. */
export async function operation(path: string, more: Partial<OperationModel> = {}): Promise<OperationModel> {
  return {
    id: 'test',
    kind: 'operation',
    method: 'GET',
    path,
    title: 'Test',
    tags: [],
    servers: [{ url: await apiOrigin() }],
    parameters: [],
    responses: [],
    security: [],
    schemes: {},
    schemas: {},
    callbacks: [],
    codeSamples: [],
    ...more,
  };
}

/** Puts the playground into the page. */
export async function playground(model: OperationModel): Promise<Playground> {
  const element = document.createElement('octavo-playground');
  element.operation = model;
  const box = document.createElement('main');
  box.append(element);
  document.body.replaceChildren(box);
  await until(() => element.shadowRoot?.querySelector('[part="send"]') !== null);
  return element;
}

/** An element in the playground. */
export function find<T extends HTMLElement = HTMLElement>(element: Playground, selector: string): T {
  const found = element.shadowRoot!.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in ${element.shadowRoot!.textContent}`);
  return found;
}

/** The address as a reader sees it: its start is the chosen server in the menu, unless the reader has entered one. */
export function shownUrl(element: Playground): string {
  const path = find(element, '[part="path"]').textContent;
  const server = element.shadowRoot!.querySelector<HTMLSelectElement>('#server')?.selectedOptions[0]?.text;
  return server === undefined || URL.canParse(path) ? path : `${server}${path}`;
}

/** Enters a value as a reader does. */
export async function enter(element: Playground, selector: string, value: string): Promise<void> {
  const input = find<HTMLInputElement>(element, selector);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

/** Text of the response. */
export function responseText(element: Playground): string {
  const root = element.shadowRoot!.querySelector('octavo-playground-response')?.shadowRoot;
  const tree = root?.querySelector('octavo-json-view')?.shadowRoot?.textContent ?? '';
  return `${root?.textContent ?? ''}${tree}`.replace(/\s+/g, ' ');
}

/** Presses Send and waits until the response is complete. */
export async function send(element: Playground): Promise<string> {
  find(element, '[part="send"]').click();
  await until(() => !element.shadowRoot!.querySelector('[part="cancel"]') && responseText(element) !== '');
  await until(() => find(element, '[part="visually-hidden"][role="status"]').textContent !== '');
  return responseText(element);
}
