/** The forms of OAuth schemes, whose scripts are loaded when the reader asks for them. */
import { html, type LitElement, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { SecurityScheme } from '../model/request/security.js';

export class OAuthLoader {
  readonly #host: LitElement;
  readonly #open = new Set<string>();

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** A button that opens the form of the scheme, or the form. `callback`: address of the callback page. */
  form(name: string, scheme: SecurityScheme, key: string, scopes: readonly string[], callback: string): TemplateResult {
    if (!this.#open.has(name))
      return html`<button type="button" part="add" @click=${() => void this.#load(name)}>
        ${text('authorize')}…
      </button>`;
    // Not in the form of the request: forms cannot be nested, but shadow roots separate them.
    return html`<octavo-playground-oauth
      .scheme=${scheme}
      .key=${key}
      .scopes=${scopes}
      .callback=${new URL(callback, document.baseURI).href}
    ></octavo-playground-oauth>`;
  }

  async #load(name: string): Promise<void> {
    await import('./oauth-form.js');
    this.#open.add(name);
    this.#host.requestUpdate();
  }
}
