/** The response that is shown, and the history. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import { historyList } from '../send/history-list.js';
import type { Sending } from '../send/sending.js';

export function responseSection(sending: Sending): TemplateResult | typeof nothing {
  const { exchange, history } = sending;
  if (!exchange) return nothing;
  return html`<div part="response" role="group" aria-label=${text('response')}>
      <octavo-playground-response .exchange=${exchange}></octavo-playground-response>
    </div>
    ${historyList({ history, show: (each) => sending.show(each), clear: () => sending.clearHistory() })}`;
}
