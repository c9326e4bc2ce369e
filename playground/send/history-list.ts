/** The requests that the reader sent on this page. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { Exchange } from './exchange.js';

/** The parts of the playground that the list needs. */
export interface HistoryContext {
  history: readonly Exchange[];
  show(exchange: Exchange): void;
  clear(): void;
}

/** The list; nothing for a single request. */
export function historyList({ history, show, clear }: HistoryContext): TemplateResult | typeof nothing {
  if (history.length < 2) return nothing;
  return html`<details part="history">
    <summary>${text('history')} (${history.length})</summary>
    <ol>
      ${history.map(
        (exchange) =>
          html`<li>
            <button type="button" @click=${() => show(exchange)}>
              ${exchange.sentAt.toLocaleTimeString()} ${exchange.request.method} ${withoutQuery(exchange.request.url)}
              ${exchange.status || exchange.phase}
            </button>
          </li>`,
      )}
    </ol>
    <button type="button" @click=${clear}>${text('clearHistory')}</button>
  </details>`;
}

/** A query may contain credentials. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
