import { css } from 'lit';
import { border, heading, muted, primary } from '../tokens.js';

export const tocStyles = css`
  :host {
    display: block;
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;

export const tocLightStyles = css`
  octavo-toc > p {
    margin: 0 0 0.75rem;
    color: ${heading};
    font-weight: 600;
  }
  octavo-toc :is(ul, li) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  octavo-toc > ul {
    border-inline-start: 1px solid ${border};
  }
  octavo-toc a {
    display: block;
    margin: 0;
    margin-inline-start: -1px;
    padding: 0.28rem 0;
    padding-inline-start: var(--indent, 1rem);
    border-inline-start: 1.5px solid transparent;
    color: ${muted};
    text-decoration: none;
    transition:
      color 0.15s,
      border-color 0.15s;
  }
  octavo-toc > a {
    border-color: ${border};
  }
  octavo-toc ul ul {
    --indent: 1.9rem;
  }
  octavo-toc ul ul ul {
    --indent: 2.8rem;
  }
  octavo-toc a:hover {
    color: ${heading};
  }
  octavo-toc a[data-read] {
    border-color: color-mix(in srgb, ${primary} 45%, transparent);
  }
  octavo-toc a[aria-current] {
    border-color: ${primary};
    color: ${primary};
  }
  @media (forced-colors: active) {
    octavo-toc a {
      border-color: Canvas;
    }
    octavo-toc a[data-read] {
      border-color: CanvasText;
    }
    octavo-toc a[aria-current] {
      border-color: Highlight;
      text-decoration: underline;
    }
  }
`;
