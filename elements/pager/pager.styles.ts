import { css } from 'lit';
import { border, heading, hiddenInPrint, hover, muted, primary, radius } from '../tokens.js';

export const pagerStyles = css`
  :host {
    display: block;
  }
  nav {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
  }
  @media (max-width: 40em) {
    nav {
      grid-template-columns: 1fr;
    }
  }
  ${hiddenInPrint}
`;

export const pagerLightStyles = css`
  octavo-pager > a {
    position: relative;
    margin: 0;
    padding: 0.9rem 1.15rem;
    border: 1px solid ${border};
    border-radius: ${radius};
    color: ${heading};
    font-size: 0.9375rem;
    font-weight: 500;
    line-height: 1.5;
    text-decoration: none;
    transition:
      border-color 0.15s,
      background 0.15s;
  }
  octavo-pager > a:hover {
    border-color: color-mix(in oklab, ${primary} 55%, transparent);
    background: ${hover};
  }
  octavo-pager small {
    display: block;
    margin: 0;
    color: ${muted};
    font-size: 0.8125rem;
    font-weight: 400;
  }
  octavo-pager > [rel='next'] {
    grid-column: 2;
    padding-inline-end: 2.4rem;
    text-align: end;
  }
  octavo-pager > [rel='prev'] {
    padding-inline-start: 2.4rem;
  }
  /* Browsers mirror these signs in right-to-left text. */
  octavo-pager > :is([rel='next'], [rel='prev'])::before {
    content: '\\203a' / '';
    position: absolute;
    inset-block-start: calc(50% - 0.55em);
    inset-inline-end: 1.15rem;
    color: ${muted};
    font-size: 1.375rem;
    line-height: 1;
  }
  octavo-pager > [rel='prev']::before {
    content: '\\2039' / '';
    inset-inline: 1.15rem auto;
  }
  @media (max-width: 40em) {
    octavo-pager > [rel='next'] {
      grid-column: 1;
    }
  }
`;
