import { text } from '../labels.js';
import { inlineMarkdown, plainInline } from '../model/notes/inline-markdown.js';
import { note } from '../model/notes/note.js';
import type { ResponseModel } from '../model/operation.js';
import { describedResponse } from '../response/described-response.js';
import type { Exchange } from './exchange.js';

/** The state of a request for assistive technology. */
export function announcement(exchange: Exchange | undefined, responses: readonly ResponseModel[]): string {
  if (!exchange) return '';
  if (exchange.isRunning) return text('running');
  if (exchange.phase === 'canceled') return text('canceled');
  if (exchange.phase === 'failed') return `${text('failed')}: ${exchange.explanation?.cause ?? ''}`;
  const described = inlineMarkdown(note(describedResponse(responses, exchange.status)))
    .map(plainInline)
    .join('');
  return `${text('response')}: ${exchange.status} ${exchange.statusText} ${described}`.trim();
}
