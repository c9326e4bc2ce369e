import { html, svg, type TemplateResult } from 'lit';
import { label } from '../labels.js';
import type { CalloutKind } from './kinds.js';

const circle = svg`<circle cx="10" cy="10" r="7.75"/>`;

const drawings: Record<CalloutKind, TemplateResult<2>> = {
  note: svg`${circle}<path d="M10 6v5m0 2.9v.1"/>`,
  tip: svg`<path d="M7.5 14.5c0-2-2.25-2.7-2.25-6a4.75 4.75 0 0 1 9.5 0c0 3.3-2.25 4-2.25 6zM8 17.75h4"/>`,
  info: svg`${circle}<path d="M10 14V9m0-2.9V6"/>`,
  warning: svg`<path d="M10 2.75 2 16.5h16zM10 8v4m0 2v.1"/>`,
  check: svg`${circle}<path d="m6.75 10.25 2.25 2.25 4.25-4.75"/>`,
  danger: svg`<path d="M6.8 2.25h6.4l4.55 4.55v6.4l-4.55 4.55H6.8L2.25 13.2V6.8zM7.5 7.5l5 5m0-5-5 5"/>`,
};

/** The icon of a kind of callout. Assistive technology reads it as the kind. */
export function calloutIcon(kind: CalloutKind): TemplateResult {
  return html`<svg
    part="symbol"
    role="img"
    aria-label=${label(kind)}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${drawings[kind]}
  </svg>`;
}
