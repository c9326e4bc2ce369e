/** Samples beside the text of an API page: `<octavo-request-example>` and `<octavo-response-example>`. */
import { css, type CSSResult } from 'lit';
import { childrenWithoutMargins } from '../content.styles.js';
import { define, OctavoElement } from '../octavo-element.js';
import { space } from '../tokens.js';

/**
 * Sample requests of an API endpoint.
 *
 * @summary Shows sample requests beside the text.
 * @example
 * <octavo-request-example>
 *   <octavo-code-block title="Request"><pre><code>curl https://api.example.com/users</code></pre></octavo-code-block>
 * </octavo-request-example>
 * @slot - A code block or a code group.
 */
@define('octavo-request-example')
export class RequestExample extends OctavoElement {
  static override styles = css`
    :host {
      display: block;
      margin-block: calc(${space} * 1.25);
    }
  `;
  static override readonly lightStyles: CSSResult = childrenWithoutMargins('octavo-request-example');
}

/**
 * Sample responses of an API endpoint.
 *
 * @summary Shows sample responses beside the text.
 * @example
 * <octavo-response-example>
 *   <octavo-code-block title="200"><pre><code>{ "users": [] }</code></pre></octavo-code-block>
 * </octavo-response-example>
 * @slot - A code block or a code group.
 */
@define('octavo-response-example')
export class ResponseExample extends RequestExample {
  static override readonly lightStyles = childrenWithoutMargins('octavo-response-example');
}
