import { html, nothing } from 'lit';
import { copyIcon } from '../copy-icons.js';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { endpointLightStyles, endpointStyles } from './endpoint.styles.js';

/**
 * @summary Shows the method and the URL of an API operation, with a button that copies the URL.
 * @example
 * <octavo-endpoint method="GET" path="/users/{id}"></octavo-endpoint>
 *
 * @slot method - The method.
 * @slot base - The base URL.
 * @slot path - The path, with parameters in `<var>`.
 * @slot action - A button at the end, such as one that opens a form for the operation.
 *
 * @csspart address - The URL: base and path.
 * @csspart copy - The copy button.
 * @csspart method - The method, if set by the attribute.
 * @csspart path - The path, if set by the attribute.
 *
 * @fires {CopyEvent} octavo-copy - A reader copied the URL.
 *
 * @cssproperty --octavo-method-color - Color of the method.
 */
@define('octavo-endpoint')
export class Endpoint extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = endpointStyles;
  static override readonly lightStyles = endpointLightStyles;

  /** The HTTP method in capitals. It sets the color. */
  @property({ reflect: true }) method?: string;
  /** The path. The `path` slot takes precedence. */
  @property() path = '';

  readonly #copied = new CopyResult(this);

  protected override render() {
    return html`<slot name="method">${this.method ? html`<span part="method">${this.method}</span>` : nothing}</slot
      ><span part="address"
        ><slot name="base"></slot
        ><slot name="path">${this.path ? html`<code part="path">${this.path}</code>` : nothing}</slot></span
      ><button part="copy" type="button" aria-label=${label('copy')} @click=${this.#copy}>
        <svg viewBox="0 0 24 24" aria-hidden="true">${copyIcon(this.#copied)}</svg></button
      ><slot name="action"></slot><span role="status">${this.#copied.label && label(this.#copied.label)}</span>`;
  }

  readonly #copy = (): void => void this.#copied.show(copyText(this.#url(), this));

  /** The selected base URL and the path. */
  #url(): string {
    const base = this.querySelector(':scope > [slot="base"]');
    const path = this.querySelector(':scope > [slot="path"]')?.textContent ?? this.path;
    const start = base instanceof HTMLSelectElement ? base.selectedOptions[0]?.text : base?.textContent;
    return `${start ?? ''}${path}`.trim();
  }
}
