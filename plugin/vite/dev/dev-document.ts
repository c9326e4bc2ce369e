/** The parts of a dev server document that a built document does not have. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { Problem } from '../../core/errors/errors.js';

/** Name of the module that keeps the open page up to date. */
export const devClient = 'virtual:octavo/dev-client';

/** The JSON in `<script id="octavo-dev">` for the dev client, together with the `version` of the document. */
export interface DevState {
  /** Errors for the overlay; empty if there are none. */
  errors: Problem[];
  /** Whether the content is a placeholder because the page could not be built. */
  failed: boolean;
  /** The docs folder. Files in `errors` are relative to it. */
  root: string;
  /** Different after a style sheet or script of the author was saved. */
  files: string;
  /** Whether the project has a configuration file of Vite, whose options the overlay mentions. */
  hasViteConfig: boolean;
}

/** Adds the dev client and its data to a document. */
export function devDocument(document: string, viteBase: string, state: DevState): string {
  const scripts = [`@vite/client`, `@id/${devClient}`].map(
    (path) => `<script type="module" src="${escapeHtml(viteBase + path)}"></script>`,
  );
  const version = contentKey(document, state);
  const json = JSON.stringify({ ...state, version }).replaceAll('<', '\\u003c');
  const head = `${scripts.join('')}<script type="application/json" id="octavo-dev">${json}</script>`;
  return document.replace('</head>', () => `${head}</head>`);
}

/** The document if no page can be rendered, because the settings are invalid. */
export function bareDocument(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body></html>`;
}
