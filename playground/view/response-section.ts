/** The response that is shown, in place of the examples, and the history. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { ResponseModel } from '../model/operation.js';
import { describedResponse } from '../response/described-response.js';
import type { ResponseSample } from '../response/response-example.js';
import { historyList } from '../send/history-list.js';
import type { Sending } from '../send/sending.js';

export function responseSection(
  sending: Sending,
  examples: readonly ResponseSample[],
  responses: readonly ResponseModel[],
): TemplateResult | typeof nothing {
  const { exchange, history } = sending;
  if (!exchange && examples.length === 0) return nothing;
  if (!exchange)
    return html`<octavo-playground-response-example .examples=${examples}></octavo-playground-response-example>`;
  return html`<div part="response" role="group" aria-label=${text('response')}>
      <octavo-playground-response
        .exchange=${exchange}
        .description=${describedResponse(responses, exchange.status)}
      ></octavo-playground-response>
    </div>
    ${historyList({ history, show: (each) => sending.show(each), clear: () => sending.clearHistory() })}`;
}
