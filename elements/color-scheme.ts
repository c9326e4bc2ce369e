/** The color scheme of an element: light or dark. */
import { css } from 'lit';

/** A declaration that `isDark` needs on its box: an invisible caret whose color depends on the scheme. */
export const schemeProbe = css`
  caret-color: light-dark(#000, #fff);
`;

/** Whether the color scheme of `box` is dark. `box` needs `schemeProbe` in its styles. */
export function isDark(box: Element): boolean {
  return getComputedStyle(box).caretColor === 'rgb(255, 255, 255)';
}

/** Calls `listener` when the page or the system may have changed the color scheme. Returns a function that stops. */
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
