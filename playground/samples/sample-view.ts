import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { CopyResult, copyText } from '../../elements/copy-text.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import { choose, onChoice, preferredTitle } from '../../elements/tabs/tab-preference.js';
import { controlStyles } from '../control.styles.js';
import { text } from '../labels.js';
import { propertyOnly } from '../property-only.js';
import { jsonColors } from '../response/json/json-colors.js';
import type { HttpRequest } from '../model/request/build-request.js';
import type { CodeSample } from '../model/operation.js';
import { findLanguage, findLanguages, languages, type Language } from '../model/samples/languages.js';
import { sampleColors } from './sample-colors.js';
import { sampleStyles } from './sample.styles.js';

/**
 * The current request as code. The language follows the choice that the reader made in code groups.
 *
 * @summary A request in the language of the reader.
 */
@define('octavo-playground-sample')
export class SampleView extends OctavoElement {
  static override styles = [controlStyles, sampleStyles, jsonColors];

  /** The request with placeholders instead of credentials. */
  @property(propertyOnly) masked: HttpRequest | undefined;

  /** The request with credentials. */
  @property(propertyOnly) request: HttpRequest | undefined;

  /** Whether the request has credentials to show. */
  @property(propertyOnly) secrets = false;

  /** Languages to offer, by id or title. Default: all. */
  @property(propertyOnly) offered: readonly string[] | undefined;

  /** Samples of the author, in place of generated ones of the same language. */
  @property(propertyOnly) written: readonly CodeSample[] = [];

  @state() private language = '';
  @state() private code = '';
  @state() private isRevealed = false;
  readonly #copied = new CopyResult(this);

  override connectedCallback(): void {
    super.connectedCallback();
    const follow = (title: string, origin: unknown): void => {
      if (origin !== this && this.#languages().some((each) => each.title === title)) this.language = title;
    };
    this.untilDisconnected(onChoice(follow));
  }

  protected override willUpdate(changed: PropertyValues): void {
    // All properties change in the first update.
    if (!this.hasUpdated || !changed.has('code')) void this.#write();
  }

  protected override updated(): void {
    // Content below is shown once the code is there, so that it does not move.
    this.ariaBusy = this.code === '' ? 'true' : null;
  }

  override render() {
    const offered = this.#languages();
    const { language } = offered.find(({ title }) => title === this.#title())!;
    const groups = [...new Set(offered.map((each) => each.language))].map((name) => {
      const clients = offered.filter((each) => each.language === name);
      return { name: clients.length > 1 ? name : clients[0]!.title, clients };
    });
    const { clients } = groups.find((group) => group.clients[0]!.language === language)!;
    return html`<div part="bar">
        <label for="language">${text('sample')}</label>
        <select id="language" @change=${this.#onLanguage}>
          ${groups.map(
            (group) =>
              html`<option .value=${group.clients[0]!.title} .selected=${group.clients === clients}>
                ${group.name}
              </option>`,
          )}
        </select>
        ${
          clients.length > 1
            ? html`<select aria-label=${language} @change=${this.#onLanguage}>
                ${clients.map(
                  ({ title, client }) =>
                    html`<option .value=${title} .selected=${title === this.#title()}>${client}</option>`,
                )}
              </select>`
            : nothing
        }
        ${
          this.secrets
            ? html`<button type="button" aria-pressed=${this.isRevealed} @click=${this.#onReveal}>
                ${text(this.isRevealed ? 'hideSecrets' : 'revealSecrets')}
              </button>`
            : nothing
        }
        <button type="button" part="copy" @click=${this.#onCopy}>${text('copy')}</button>
        <span role="status">${this.#copied.label && text(this.#copied.label)}</span>
      </div>
      <pre
        part="code"
        tabindex="0"
        role="group"
        aria-label=${`${text('sample')}: ${this.#title()}`}
      ><code>${sampleColors(this.code)}</code></pre>`;
  }

  #languages(): Omit<Language, 'id'>[] {
    const offered = findLanguages(this.offered ?? []);
    const generated = offered.length > 0 ? offered : languages;
    const written = this.written.map(({ lang, label, source }) => {
      const title = label ?? findLanguage(lang)?.title ?? lang;
      return { title, language: title, client: title, load: async () => () => source };
    });
    const titles = new Set(written.map(({ title }) => title));
    return [...written, ...generated.filter(({ title, language }) => !titles.has(title) && !titles.has(language))];
  }

  #title(): string {
    const titles = this.#languages().map(({ title }) => title);
    return titles.includes(this.language) ? this.language : (preferredTitle(titles) ?? titles[0]!);
  }

  /** Without credentials there are only placeholders to show. */
  #shown(): HttpRequest | undefined {
    return this.isRevealed && this.secrets ? this.request : this.masked;
  }

  async #write(): Promise<void> {
    const request = this.#shown();
    const title = this.#title();
    const write = await this.#languages()
      .find((each) => each.title === title)!
      .load();
    if (request && request === this.#shown() && title === this.#title()) this.code = write(request);
  }

  readonly #onLanguage = (event: Event): void => {
    this.language = (event.target as HTMLSelectElement).value;
    choose(this.language, this);
  };

  readonly #onReveal = (): void => {
    this.isRevealed = !this.isRevealed;
  };

  readonly #onCopy = (): void => void this.#copied.show(copyText(this.code, this));
}
