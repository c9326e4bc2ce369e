import { css } from 'lit';
import { border, heading, hover, muted, primary, radius } from '../tokens.js';

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
  @media print {
    :host {
      display: none;
    }
  }
`;

export const pagerLightStyles = css`
  octavo-pager > a {
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
    text-align: end;
  }
  @media (max-width: 40em) {
    octavo-pager > [rel='next'] {
      grid-column: 1;
    }
  }
`;
