/** Design tokens as CSS values with their defaults, which follow `color-scheme`; declarations and rules that elements share. */
import { css, type CSSResult } from 'lit';

export const primary = css`var(--octavo-color-primary,light-dark(#4f46e5,#a5b4fc))`;
/** Text in the primary color that is not on the background of the page itself. */
export const primaryOnTint = css`var(--octavo-color-primary-on-tint,${primary})`;
export const text = css`var(--octavo-color-text,light-dark(#3f444d,#c9cdd4))`;
export const muted = css`var(--octavo-color-text-muted,light-dark(#5f6673,#9aa1ac))`;
export const heading = css`var(--octavo-color-heading,light-dark(#14171c,#f4f5f7))`;
export const background = css`var(--octavo-color-background,light-dark(#fff,#0e1014))`;
export const surface = css`var(--octavo-color-surface,light-dark(#f8f9fa,#16181d))`;
export const hover = css`var(--octavo-color-hover,light-dark(#14171c0a,#f4f5f70f))`;
export const raised = css`var(--octavo-color-surface-raised,light-dark(#fff,#1c1f25))`;
export const border = css`var(--octavo-color-border,light-dark(#e5e7eb,#2a2d33))`;
export const tint = css`var(--octavo-color-tint,color-mix(in oklab,${primary} 9%,transparent))`;
export const borderStrong = css`var(--octavo-color-border-strong,light-dark(#cfd3da,#40444d))`;
export const codeBackground = css`var(--octavo-color-code-background,light-dark(#f8f9fb,#14161b))`;
export const mono = css`var(--octavo-font-mono,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace)`;
export const radiusSmall = css`var(--octavo-radius-small,6px)`;
export const radiusControl = css`var(--octavo-radius-control,6px)`;
export const radius = css`var(--octavo-radius,10px)`;
export const buttonRadius = css`var(--octavo-button-radius,${radiusControl})`;
export const shadow = css`var(--octavo-shadow,0 1px 2px #0000000d,0 8px 24px #00000014)`;
export const space = css`var(--octavo-space,1rem)`;

export const calloutFill = css`var(--octavo-callout-fill,8%)`;
export const calloutLine = css`var(--octavo-callout-line,26%)`;
export const calloutFrame = css`var(--octavo-callout-frame,1px)`;
export const calloutRule = css`var(--octavo-callout-rule,0px)`;
export const calloutStyle = css`var(--octavo-callout-style,solid)`;
export const calloutGround = css`var(--octavo-callout-ground,transparent)`;
export const calloutRadius = css`var(--octavo-callout-radius,${radius})`;
export const calloutSpace = css`var(--octavo-callout-space,0.875rem 1rem)`;
export const codeLine = css`var(--octavo-code-line,${border})`;
export const codeRadius = css`var(--octavo-code-radius,${radius})`;
export const codeBar = css`var(--octavo-code-bar,transparent)`;
export const cardGround = css`var(--octavo-card-ground,${raised})`;
export const cardLine = css`var(--octavo-card-line,${border})`;
export const cardShadow = css`var(--octavo-card-shadow,none)`;
export const cardRadius = css`var(--octavo-card-radius,${radius})`;
export const cardFlow = css`var(--octavo-card-flow,column)`;
export const cardSpace = css`var(--octavo-card-space,1.125rem 1.25rem)`;
export const cardsGap = css`var(--octavo-cards-gap,1rem)`;
export const stepGround = css`var(--octavo-step-ground,${surface})`;
export const stepInk = css`var(--octavo-step-ink,${heading})`;
export const stepLine = css`var(--octavo-step-line,${border})`;
export const stepRadius = css`var(--octavo-step-radius,50%)`;
export const stepPath = css`var(--octavo-step-path,solid)`;
export const tabsGround = css`var(--octavo-tabs-ground,transparent)`;
export const tabsLine = css`var(--octavo-tabs-line,${border})`;
export const tabsRadius = css`var(--octavo-tabs-radius,0px)`;
export const tabsGap = css`var(--octavo-tabs-gap,1.5rem)`;
export const tabSpace = css`var(--octavo-tab-space,0.5rem 0)`;
export const tabCurrent = css`var(--octavo-tab-current,transparent)`;
export const tabCurrentLine = css`var(--octavo-tab-current-line,${primary})`;
export const tabCurrentInk = css`var(--octavo-tab-current-ink,${heading})`;

/** Declarations for an element with keyboard focus. */
export const focusRing = css`
  outline: 2px solid ${primary};
  outline-offset: 2px;
`;

/** The same inside of the edge, where something would cut off a ring around it. */
export const innerFocusRing = css`
  outline: 2px solid ${primary};
  outline-offset: -2px;
`;

/** Declarations of a button with a border and without a background. */
export const quietButton = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  box-sizing: border-box;
  border: 1px solid ${borderStrong};
  border-radius: ${buttonRadius};
  background: none;
  font: inherit;
  line-height: 1;
  letter-spacing: inherit;
  cursor: pointer;
`;

/** Declarations of text that only assistive technology reads. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Declarations of an icon that is drawn with lines. */
export const lineIcon = css`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
`;

/** The rules apply without scripts and in print. */
/* #__NO_SIDE_EFFECTS__ */
export function withoutScriptsAndInPrint(rules: CSSResult): CSSResult {
  return css`
    @media (scripting: none) {
      ${rules}
    }
    @media print {
      ${rules}
    }
  `;
}

const hidden = css`
  :host {
    display: none;
  }
`;

/** Hides an element without scripts. */
export const hiddenWithoutScripts = css`
  @media (scripting: none) {
    ${hidden}
  }
`;

/** Hides an element in print. */
export const hiddenInPrint = css`
  @media print {
    ${hidden}
  }
`;
