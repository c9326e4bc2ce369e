import { css, unsafeCSS } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';
import { slotOrPart, withoutOuterMargins } from '../content.styles.js';

export const fieldStyles = css`
  :host {
    display: block;
    padding-block: 0.75rem;
    scroll-margin-block-start: 6rem;
  }
  [part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem 0.5rem;
    font-size: 0.75rem;
    line-height: 1.5;
  }
  [part='meta'] {
    display: contents;
  }
  [part~='fact'] code,
  code[part='type'] {
    font-family: ${tokens.mono};
    font-size: inherit;
  }
  [part='type'] {
    color: ${tokens.muted};
    font-weight: 500;
  }
  [part='content'] {
    margin-block-start: 0.25rem;
    font-size: 0.875rem;
    line-height: 1.55;
  }
`;

const fields = ':is(octavo-param-field, octavo-response-field)';
const field = unsafeCSS(fields);
const deprecated = `${fields}[deprecated]`;

/** Name and facts, slotted or as parts, and the lines between fields. */
export const fieldLightStyles = css`
  ${withoutOuterMargins('octavo-param-field', 'octavo-response-field')}
  ${field} > [slot],
  ${field}::part(fact) {
    margin: 0;
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
  ${slotOrPart(fields, 'name')} {
    padding: 0;
    background: none;
    color: ${tokens.heading};
    font: 600 0.8125rem/1.5 ${tokens.mono};
    text-decoration: none;
  }
  ${field} > code[slot='type'] {
    padding: 0;
    background: none;
    font-family: ${tokens.mono};
    direction: ltr;
    unicode-bidi: isolate;
  }
  ${field} > :is([slot='name'], [slot='default'], [slot='placeholder']) code {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-family: ${tokens.mono};
  }
  ${slotOrPart(fields, 'required')} {
    background: color-mix(in srgb, ${tones.red} 11%, transparent);
    color: ${tones.red};
  }
  ${slotOrPart(fields, 'deprecated')} {
    background: color-mix(in srgb, ${tones.amber} 13%, transparent);
    color: ${tones.amber};
  }
  ${slotOrPart(deprecated, 'name')} {
    text-decoration: line-through;
  }
  ${field} > * + :is(p, ul, ol, details) {
    margin-block-start: 0.375rem;
  }
  ${field}:has(+ ${field}) {
    border-block-end: 1px solid ${tokens.border};
  }
  :is(h2, h3, h4, p) + ${field},
  ${field} + ${field} {
    margin-block-start: 0;
  }
`;
