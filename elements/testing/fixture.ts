/** Elements under test, made by script or taken over from a page that came with their shadow roots. */
import { LitElement } from 'lit';
import type { Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from './page-context.js';

/** The two ways in which an element comes to life. Tests of behavior run in both. */
export const forms = ['client', 'declarative'] as const;
export type Form = (typeof forms)[number];

/** Puts `content`, HTML or what a page component gives, into a fresh box in the page and waits until its elements have rendered. */
export async function fixture(content: string | Node, form: Form = 'client'): Promise<HTMLElement> {
  const markup = typeof content === 'string' ? content : renderToString(content, testPage());
  const box = document.createElement('main');
  document.body.replaceChildren(box);
  if (form === 'client') box.innerHTML = markup;
  else box.setHTMLUnsafe(await withShadowRoots(markup));
  await rendered(box);
  return box;
}

/** Waits until all elements in `box` have rendered what changed. */
export async function rendered(box: Element): Promise<void> {
  for (const element of box.querySelectorAll('*')) if (element instanceof LitElement) await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

/** web-test-runner.config.mjs answers with what a built page would hold. */
async function withShadowRoots(markup: string): Promise<string> {
  const response = await fetch('/with-shadow-roots', { method: 'POST', body: markup });
  return await response.text();
}

declare global {
  interface Element {
    /** Sets HTML with declarative shadow roots; newer than the compiler's library. */
    setHTMLUnsafe(html: string): void;
  }
}
