/** Elements under test, created by script, upgraded from declarative shadow roots, or composed by the build. */
import { LitElement } from 'lit';
import type { Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from './page-context.js';

/** The ways in which an element comes into a page. Tests of behavior run with all of them. */
export const forms = ['client', 'declarative', 'light'] as const;
export type Form = (typeof forms)[number];

/** Adds `content` (HTML, or the result of a page component) to the page and waits until its elements have rendered. */
export async function fixture(content: string | Node, form: Form = 'client'): Promise<HTMLElement> {
  const markup = typeof content === 'string' ? content : renderToString(content, testPage());
  const box = document.createElement('main');
  document.body.replaceChildren(box);
  // A page has the styles of one form.
  document.adoptedStyleSheets = [];
  if (form === 'client') box.innerHTML = markup;
  else box.setHTMLUnsafe(await built(markup, form === 'light' ? '/composed' : '/with-shadow-roots'));
  await rendered(box);
  return box;
}

/** Waits until all elements in `box` have rendered. */
export async function rendered(box: Element): Promise<void> {
  for (const element of box.querySelectorAll('*')) if (element instanceof LitElement) await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

/** The HTML of a built page, from web-test-runner.config.mjs. */
async function built(markup: string, path: string): Promise<string> {
  const response = await fetch(path, { method: 'POST', body: markup });
  return await response.text();
}

declare global {
  interface Element {
    /** Sets HTML with declarative shadow roots. Missing in TypeScript's DOM types. */
    setHTMLUnsafe(html: string): void;
  }
}
