import { css } from 'lit';
import { heading, muted } from '../tokens.js';

export const breadcrumbsStyles = css`
  :host {
    display: block;
    color: ${muted};
    font-size: 0.875rem;
    line-height: 1.5;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const breadcrumbsLightStyles = css`
  octavo-breadcrumbs > ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    color: ${muted};
    font-weight: 400;
    list-style: none;
  }
  octavo-breadcrumbs :is(a, li, span) {
    margin: 0;
  }
  octavo-breadcrumbs > * + :is(a, span)::before,
  octavo-breadcrumbs li + li::before {
    content: '/';
    display: inline-block;
    margin-inline: 0.55rem;
    opacity: 0.5;
  }
  octavo-breadcrumbs :is(a, span) {
    padding-block: 0.25rem;
  }
  octavo-breadcrumbs a {
    color: inherit;
    text-decoration: none;
  }
  octavo-breadcrumbs a:hover {
    color: ${heading};
  }
`;
