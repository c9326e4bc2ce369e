import { css, unsafeCSS } from 'lit';
import {
  background,
  border,
  heading,
  hiddenInPrint,
  hover,
  innerFocusRing,
  lineIcon,
  muted,
  primary,
  primaryOnTint,
  radiusSmall,
  shadow,
  text,
} from '../tokens.js';

export const sidebarStyles = css`
  :host {
    display: block;
    font-size: 0.875rem;
    line-height: 1.45;
  }
  :host([popover]) {
    color: inherit;
    background: none;
  }
  button {
    display: none;
    position: sticky;
    inset-block-start: 0;
    float: inline-end;
    place-content: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: ${radiusSmall};
    background: ${background};
    color: ${text};
    cursor: pointer;
  }
  button:hover {
    color: ${heading};
  }
  button:focus-visible {
    ${innerFocusRing}
  }
  svg {
    inline-size: 1.25rem;
    ${lineIcon}
  }
  @media (min-width: 64em) {
    :host([popover]) {
      position: static;
      inset: auto;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
    }
  }
  @media (max-width: 63.99em) {
    :host([popover]) {
      position: fixed;
      inset-block: 0;
      inset-inline: 0 auto;
      inline-size: min(20rem, 88vw);
      outline-offset: -2px;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      padding: 1rem 0.75rem 3rem;
      border: 0;
      border-inline-end: 1px solid ${border};
      overflow: hidden auto;
      overscroll-behavior: contain;
      background: ${background};
      box-shadow: ${shadow};
      font-size: 0.9375rem;
    }
    :host(:popover-open) button {
      display: grid;
    }
    :host([popover]:not(:popover-open)) {
      display: none;
    }
    :host([popover])::backdrop {
      background: light-dark(#0f172a4d, #000a);
    }
  }
  ${hiddenInPrint}
`;

/** In a built page, its style sheet styles the links. */
const sidebar = unsafeCSS('octavo-sidebar:where(:not([light]))');

export const sidebarLightStyles = css`
  ${sidebar} :is(p, ul, li, details, summary, a) {
    margin: 0;
  }
  ${sidebar} :is(ul, li) {
    padding: 0;
    list-style: none;
  }
  ${sidebar} > p {
    padding: 0 0.75rem 0.5rem;
    color: ${heading};
    font-weight: 600;
  }
  ${sidebar} > * + :is(p, ul:not(p + ul)) {
    margin-block-start: 1.75rem;
  }
  ${sidebar} :is(a, summary) {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding: 0.375rem 0.75rem;
    border-radius: ${radiusSmall};
    color: ${text};
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  ${sidebar} details {
    padding: 0;
    border: 0;
  }
  ${sidebar} summary::before {
    content: none;
  }
  ${sidebar} summary {
    list-style: none;
  }
  ${sidebar} summary::-webkit-details-marker {
    display: none;
  }
  ${sidebar} summary::after {
    content: '';
    flex: none;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: auto 0.15rem;
    border: solid ${muted};
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  ${sidebar}:dir(rtl) summary::after {
    rotate: 135deg;
  }
  ${sidebar} details[open] > summary::after {
    rotate: 45deg;
  }
  ${sidebar} li ul {
    margin-block: 0.125rem 0.25rem;
    margin-inline-start: 1.1rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 1px solid ${border};
  }
  ${sidebar} :is(a, summary):hover {
    background: ${hover};
    color: ${heading};
  }
  ${sidebar} :is(a, summary):focus-visible {
    ${innerFocusRing}
  }
  ${sidebar} a[aria-current='page'] {
    background: color-mix(in oklab, ${primary} 9%, transparent);
    color: ${primaryOnTint};
    font-weight: 500;
  }
  @media (forced-colors: active) {
    ${sidebar} a[aria-current='page'] {
      text-decoration: underline;
    }
  }
`;
