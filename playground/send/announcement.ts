import { text } from '../labels.js';
import type { Exchange } from './exchange.js';

/** The state of a request for assistive technology. */
export function announcement(exchange: Exchange | undefined): string {
  if (!exchange) return '';
  if (exchange.isRunning) return text('running');
  if (exchange.phase === 'canceled') return text('canceled');
  if (exchange.phase === 'failed') return `${text('failed')}: ${exchange.explanation?.cause ?? ''}`;
  return `${text('response')}: ${exchange.status} ${exchange.statusText}`;
}
