import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { endpointLightStyles, endpointStyles } from './endpoint.styles.js';

/**
 * @summary Shows the method and the URL of an API operation.
 * @example
 * <octavo-endpoint method="GET" path="/users/{id}"></octavo-endpoint>
 *
 * @slot method - The method.
 * @slot base - The base URL.
 * @slot path - The path, with parameters in `<var>`.
 *
 * @csspart address - The URL: base and path.
 * @csspart method - The method, if set by the attribute.
 * @csspart path - The path, if set by the attribute.
 *
 * @cssproperty --octavo-method-color - Color of the method.
 */
@define('octavo-endpoint')
export class Endpoint extends OctavoElement {
  static override styles = endpointStyles;
  static override readonly lightStyles = endpointLightStyles;

  /** The HTTP method in capitals. It sets the color. */
  @property({ reflect: true }) method?: string;
  /** The path. The `path` slot takes precedence. */
  @property() path = '';

  protected override render() {
    return html`<slot name="method">${this.method ? html`<span part="method">${this.method}</span>` : nothing}</slot
      ><span part="address"
        ><slot name="base"></slot
        ><slot name="path">${this.path ? html`<code part="path">${this.path}</code>` : nothing}</slot></span
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-endpoint': Endpoint;
  }
}
