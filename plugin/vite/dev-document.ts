/** What the documents of the dev server have besides those of a build. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { contentKey } from '../cache/content-key.js';
import type { Problem } from '../errors.js';

/** Name of the module that keeps the open page up to date. */
export const devClient = 'virtual:octavo/dev-client';

/** What the dev client reads in `<script id="octavo-dev">`, as JSON, together with the `version` of the document. */
export interface DevState {
  /** What the overlay shows; empty for a page without errors. */
  errors: Problem[];
  /** Whether the content is only a stand-in: the page could not be built. */
  failed: boolean;
  /** The docs folder: files in `errors` are relative to it. */
  root: string;
}

/** Adds the dev client and what it needs to know to a document. */
export function devDocument(document: string, viteBase: string, state: DevState): string {
  const scripts = [`@vite/client`, `@id/${devClient}`].map(
    (path) => `<script type="module" src="${escapeHtml(viteBase + path)}"></script>`,
  );
  const version = contentKey(document, state);
  const json = JSON.stringify({ ...state, version }).replaceAll('<', '\\u003c');
  const head = `${scripts.join('')}<script type="application/json" id="octavo-dev">${json}</script>`;
  return document.replace('</head>', () => `${head}</head>`);
}

/** The document where no page can be drawn: the settings are broken. */
export function bareDocument(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body></html>`;
}
