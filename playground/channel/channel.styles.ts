import { css } from 'lit';
import * as tokens from '../../elements/tokens.js';
import * as tones from '../../elements/tones.js';

export const channelStyles = css`
  [part~='state'] {
    margin-inline-end: auto;
    color: ${tokens.muted};
    font-size: 0.8125rem;
  }
  [part~='open'] {
    color: ${tones.green};
  }
  [part='disconnect'] {
    border-color: ${tones.red};
    color: ${tones.red};
  }
  [part='actions'] {
    justify-content: flex-end;
  }
  [part='log'] {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  [part='filters'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [part='filters'] select {
    inline-size: auto;
  }
  [part='filters'] input {
    flex: 1;
    inline-size: auto;
    min-inline-size: 6rem;
  }
  [part='messages'] {
    max-block-size: 28rem;
    min-block-size: 6rem;
    overflow: auto;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.codeBackground};
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='messages'] > p {
    padding: 0.375rem 0.75rem;
  }
  [part~='message'] {
    display: grid;
    grid-template-columns: auto auto auto 1fr;
    gap: 0 0.75rem;
    padding: 0.375rem 0.75rem;
    border-block-end: 1px solid ${tokens.border};
  }
  [part~='message']:last-child {
    border: 0;
  }
  time,
  small {
    color: ${tokens.muted};
    font-size: inherit;
  }
  [part='content'] {
    grid-column: 2 / -1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [part='content'] code,
  [part='content'] pre {
    font: inherit;
    white-space: pre-wrap;
  }
  [part~='sent'] [part='sign'] {
    color: ${tones.blue};
  }
  [part~='received'] [part='sign'] {
    color: ${tones.green};
  }
  [part~='problem'] [part='sign'],
  [part~='problem'] [part='content'] {
    color: ${tones.red};
  }
`;
