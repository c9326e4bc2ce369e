import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { endpointLightStyles, endpointStyles } from './endpoint.styles.js';

/**
 * @summary The method and address of an operation.
 * @example
 * <octavo-endpoint method="GET" path="/users/{id}"></octavo-endpoint>
 *
 * @slot method - The method.
 * @slot base - The part of the address that all operations share.
 * @slot path - The path; parameters in it are `<var>`.
 *
 * @csspart address - Base and path.
 * @csspart method - The method, where it is an attribute.
 * @csspart path - The path, where it is an attribute.
 *
 * @cssproperty --octavo-method-color - Color of the method.
 */
@define('octavo-endpoint')
export class Endpoint extends OctavoElement {
  static override styles = endpointStyles;
  static override readonly lightStyles = endpointLightStyles;

  /** The method in capitals; sets the color. */
  @property({ reflect: true }) method?: string;
  /** The path, for pages written by hand; the slot goes first. */
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
