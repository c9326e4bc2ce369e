import { css } from 'lit';
import * as tokens from '../tokens.js';
import { contentStyles, iconStyles, slotOrPart } from '../content.styles.js';

export const stepsStyles = css`
  :host {
    display: block;
    margin-block: 1.75rem;
    counter-reset: octavo-step;
  }
`;

export const stepStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    column-gap: 1rem;
    padding-block-end: 1.75rem;
    counter-increment: octavo-step;
  }
  :host(:last-child) {
    padding-block-end: 0;
  }
  [part='line'] {
    position: absolute;
    inset-block: 2.25rem 0.5rem;
    inset-inline-start: calc(0.875rem - 0.5px);
    border-inline-start: 1px ${tokens.stepPath} ${tokens.border};
  }
  :host(:last-child) [part='line'] {
    display: none;
  }
  [part='circle'] {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 1.75rem;
    height: 1.75rem;
    box-sizing: border-box;
    border: 1px solid ${tokens.stepLine};
    border-radius: ${tokens.stepRadius};
    background: ${tokens.stepGround};
    color: ${tokens.stepInk};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  [part='digits']::before {
    content: counter(octavo-step);
  }
  ::slotted([slot='icon']) {
    width: 0.875rem;
    height: 0.875rem;
  }
  [part='content'] {
    padding-block-start: 0.0625rem;
  }
`;

export const stepLightStyles = css`
  ${contentStyles('octavo-step')}
  ${iconStyles('octavo-step')}
  ${slotOrPart('octavo-step', 'title')} {
    margin: 0 0 0.375rem;
    color: ${tokens.heading};
    font-weight: 600;
    line-height: 1.625rem;
  }
  octavo-step > p[slot='title'] {
    font-size: 1rem;
  }
  octavo-step > :is(h2, h3, h4)[slot='title'] {
    font-size: 1.125rem;
    padding: 0;
    border: 0;
  }
`;
