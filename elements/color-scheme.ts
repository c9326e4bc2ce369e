/** Light or dark, as an element sees it. */
import { css } from 'lit';

/** A declaration for the box that `isDark` is asked about: its caret, which nobody sees, has one color in light and one in dark. */
export const schemeProbe = css`
  caret-color: light-dark(#000, #fff);
`;

/** Whether `color-scheme` is dark at `box`, which has the declaration above. */
export function isDark(box: Element): boolean {
  return getComputedStyle(box).caretColor === 'rgb(255, 255, 255)';
}

/** Calls `listener` when the page or the system may have changed between light and dark; returns how to stop that. */
export function onSchemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'style', 'data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
