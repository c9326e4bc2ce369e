import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import { controlStyles } from '../control.styles.js';
import { text } from '../labels.js';
import { propertyOnly } from '../property-only.js';
import { sampleStyles } from '../samples/sample.styles.js';
import { jsonColors } from './json/json-colors.js';
import { jsonLine } from './json/json-line.js';

/** An example of a response that the page shows. */
export interface ResponseSample {
  /** Its status, or the title that its author chose. */
  title: string;
  code: string;
}

/**
 * Examples of responses, where the response will be.
 *
 * @summary The responses that an operation may have.
 */
@define('octavo-playground-response-example')
export class ResponseExampleView extends OctavoElement {
  static override styles = [controlStyles, sampleStyles, jsonColors];

  /** The examples. */
  @property(propertyOnly) examples: readonly ResponseSample[] = [];

  @state() private shown = 0;

  override render() {
    const { examples } = this;
    const example = examples[this.shown] ?? examples[0];
    if (!example) return nothing;
    const select = (event: Event): void => {
      this.shown = (event.target as HTMLSelectElement).selectedIndex;
    };
    return html`<div part="bar">
        <label for=${examples.length > 1 ? 'example' : nothing}>${text('response')}: ${text('example')}</label>
        ${
          examples.length > 1
            ? html`<select id="example" @change=${select}>
                ${examples.map(({ title }) => html`<option>${title}</option>`)}
              </select>`
            : html`<span>${example.title}</span>`
        }
      </div>
      <pre
        part="code"
        tabindex="0"
        role="group"
        aria-label=${`${text('example')}: ${example.title}`}
      ><code>${jsonLine(example.code)}</code></pre>`;
  }
}
