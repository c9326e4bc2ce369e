import { css } from 'lit';
import { methodBadge, methodColors } from '../elements/endpoint/method.styles.js';
import * as tokens from '../elements/tokens.js';

export const playgroundStyles = css`
  :host {
    display: block;
  }
  :host(:not(:first-child)) {
    margin-block-start: calc(${tokens.space} * 1.5);
  }
  /* Nothing is inherited from the page but its font, colors and visibility. */
  :host > div {
    all: initial;
    display: flex;
    flex-direction: column;
    gap: ${tokens.space};
    container-type: inline-size;
    visibility: inherit;
    color: ${tokens.text};
    color-scheme: inherit;
    font-family: inherit;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  [part='endpoint'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.surface};
    direction: ltr;
  }
  ${methodColors(css`[part='method']`)}
  [part='method'] {
    ${methodBadge}
  }
  [part='url'] {
    flex: 1;
    min-inline-size: min(18rem, 100%);
    color: ${tokens.heading};
    font: 0.8125rem/1.5 ${tokens.mono};
    overflow-wrap: anywhere;
  }
  [part='server'] {
    inline-size: auto;
    max-inline-size: 100%;
    margin-inline-end: 0.25rem;
    padding-block: 0.125rem;
    color: ${tokens.muted};
    font: inherit;
    text-overflow: ellipsis;
    field-sizing: content;
  }
  [part='send']:not(:disabled) {
    border-color: transparent;
    background: var(--octavo-color-button, ${tokens.primary});
    color: var(--octavo-color-button-text, ${tokens.background});
  }
  [part='columns'] {
    display: grid;
    gap: ${tokens.space};
    align-items: start;
  }
  [part='columns'] > * {
    min-inline-size: 0;
  }
  [part='result'] {
    display: grid;
    gap: ${tokens.space};
  }
  [part='result'] > [aria-busy='true'] ~ * {
    visibility: hidden;
  }
  [part='fill'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    font-size: 0.8125rem;
  }
  [part='copy-link'] {
    margin-inline-start: auto;
    border-color: transparent;
    background: none;
    color: ${tokens.muted};
    font-size: 0.8125rem;
  }
  /* Takes no space or a row of its own after the Send button, so that no button moves when it comes and goes. */
  [part~='share-result']:empty {
    position: absolute;
  }
  [part~='share-result']:not(:empty) {
    order: 1;
    flex-basis: 100%;
    direction: inherit;
    text-align: end;
  }
  /* Room for the response that is scrolled to before it is complete. */
  [part='response'] {
    min-block-size: 50svh;
    scroll-margin-block-start: calc(var(--octavo-header-height, 0px) + 8rem);
  }
  [part='history'] button {
    inline-size: 100%;
    text-align: start;
    font: 0.8125rem/1.5 ${tokens.mono};
    overflow-wrap: anywhere;
  }
  [part='history'] ol {
    display: grid;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
  }
  /* The address below its buttons. */
  @container (max-inline-size: 30rem) {
    [part='url'] {
      order: 1;
      flex-basis: 100%;
    }
  }
  @container (min-inline-size: 48rem) {
    [part='columns'] {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 44%);
    }
    [part='response'] {
      min-block-size: 0;
    }
    /* The sample and the response stay in view beside a long form. */
    [part='result'] {
      position: sticky;
      inset-block-start: calc(var(--octavo-header-height, 0px) + 5.25rem);
      max-block-size: calc(100dvh - var(--octavo-header-height, 0px) - 9.75rem);
      overflow-y: auto;
    }
  }
  @media (forced-colors: active) {
    [part='send'] {
      border-color: ButtonText;
    }
  }
  /* Below the header of the site: the button stays in view in long forms. */
  @media (min-height: 40rem) {
    [part='endpoint'] {
      position: sticky;
      inset-block-start: calc(var(--octavo-header-height, 0px) + 1rem);
      z-index: 2;
      /* Covers the content that scrolls above it, including the area outside its round corners. */
      box-shadow:
        0 -1rem ${tokens.background},
        0 calc(-1rem - ${tokens.radius}) ${tokens.background};
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
