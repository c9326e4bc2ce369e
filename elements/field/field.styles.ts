import { css } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';
import { contentStyles } from '../content.styles.js';

export const fieldStyles = css`
  :host {
    display: block;
    padding-block: 1rem;
    scroll-margin-block-start: 6rem;
  }
  [part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    font-size: 0.75rem;
    line-height: 1.5;
  }
  code,
  ::slotted(code) {
    direction: ltr;
    unicode-bidi: isolate;
  }
  [part='name'] {
    color: ${tokens.primary};
    font: 600 0.875rem/1.5 ${tokens.mono};
  }
  :host([deprecated]) [part='name'] {
    text-decoration: line-through;
  }
  [part~='fact'] {
    padding: 0 0.375rem;
    border-radius: ${tokens.radiusSmall};
    background: color-mix(in srgb, ${tokens.text} 8%, transparent);
    color: ${tokens.muted};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  [part~='fact'] code,
  code[part~='fact'] {
    font-family: ${tokens.mono};
    font-size: inherit;
  }
  [part~='required'] {
    background: color-mix(in srgb, ${tones.red} 11%, transparent);
    color: ${tones.red};
  }
  [part~='deprecated'] {
    background: color-mix(in srgb, ${tones.amber} 13%, transparent);
    color: ${tones.amber};
  }
  [part='content'] {
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
  }
`;

/** In built pages, fields are `flat`: these styles draw the whole field until a script defines its element. */
const field = css`:is(octavo-param-field, octavo-response-field)`;

export const fieldLightStyles = css`
  ${contentStyles('octavo-param-field', 'octavo-response-field')}
  ${field} > [slot] {
    padding: 0 0.375rem;
    border: 0;
    border-radius: ${tokens.radiusSmall};
    background: color-mix(in srgb, ${tokens.text} 8%, transparent);
    color: ${tokens.muted};
    font-size: 0.75rem;
    font-weight: 500;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  ${field} > [slot='name'] {
    padding: 0;
    background: none;
    color: ${tokens.primary};
    font: 600 0.875rem/1.5 ${tokens.mono};
    text-decoration: none;
  }
  ${field} > [slot='type'] {
    font-family: ${tokens.mono};
  }
  ${field} > :is([slot='name'], [slot='default'], [slot='placeholder']) code {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-family: ${tokens.mono};
  }
  ${field} > [slot='required'] {
    background: color-mix(in srgb, ${tones.red} 11%, transparent);
    color: ${tones.red};
  }
  ${field} > [slot='deprecated'] {
    background: color-mix(in srgb, ${tones.amber} 13%, transparent);
    color: ${tones.amber};
  }
  ${field}[deprecated] > [slot='name'] {
    text-decoration: line-through;
  }
  ${field}[flat] > div > :first-child {
    margin-block-start: 0;
  }
  ${field}[flat]:not(:defined) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    box-sizing: border-box;
    padding-block: 1rem;
    scroll-margin-block-start: 6rem;
  }
  ${field}:has(+ ${field}) {
    border-block-end: 1px solid ${tokens.border};
  }
  :is(h2, h3, h4, p, ${field}[flat]) + ${field}[flat] {
    margin-block-start: 0;
  }
  ${field}[flat]:not(:defined) > div {
    flex: 1 0 100%;
    max-inline-size: 100%;
    margin-block-start: 0.25rem;
    font-size: 0.9375rem;
  }
`;
