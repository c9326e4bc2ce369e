/** The errors of a GraphQL response, which mostly has the status 200. */
import { html, nothing, type TemplateResult } from 'lit';
import { attempt } from '../../elements/attempt.js';
import { message } from '../messages.js';
import type { Exchange } from '../send/exchange.js';

interface GraphqlError {
  message: string;
  path?: readonly unknown[];
  locations?: readonly { line: number; column: number }[];
}

/** Empty for other requests. */
export function graphqlErrors({ request, body, isRunning }: Exchange): TemplateResult | typeof nothing {
  const { body: sent } = request;
  const isGraphql = sent?.kind === 'text' && /^\s*\{\s*"query"\s*:/.test(sent.text);
  if (isRunning || !isGraphql) return nothing;
  const errors = errorsIn(body.text);
  if (errors.length === 0) return nothing;
  return html`<div part="failure">
    <p><strong>${message('graphqlErrors')}</strong></p>
    ${errors.map(({ message, path, locations: [place] = [] }) => {
      const where = [place && `${place.line}:${place.column}`, path?.join('.')].filter(Boolean).join(' ');
      return html`<p>${where ? html`<code>${where}</code> ` : nothing}${message}</p>`;
    })}
  </div>`;
}

function errorsIn(json: string): GraphqlError[] {
  const errors = attempt(() => (JSON.parse(json) as { errors?: unknown }).errors);
  const list = Array.isArray(errors) ? (errors as GraphqlError[]) : [];
  return list.filter((error) => typeof error?.message === 'string');
}
