/** Shows that a page is loading. */
import { label } from '../../elements/labels.js';
import { adoptStyles } from '../change-head.js';

/** Time in milliseconds before the bar appears. Pages that come sooner need none. */
const patience = 200;

const css = `#octavo-progress{position:fixed;inset:0 0 auto;z-index:2147483647;block-size:3px;border:0;background:none;pointer-events:none;overflow:hidden}
#octavo-progress::before{content:'';position:absolute;inset:0;background:var(--octavo-color-primary,CanvasText);transform:translateX(-60%)}
:dir(rtl)#octavo-progress::before{transform:translateX(60%)}
@media (prefers-reduced-motion:no-preference){#octavo-progress::before{animation:octavo-progress 1.2s ease-in-out infinite alternate}}
@media (forced-colors:active){#octavo-progress::before{background:Highlight}}
@keyframes octavo-progress{from{transform:translateX(-90%)}to{transform:translateX(90%)}}`;

let bar: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a bar above the page until `hideProgress`, unless it is called soon. */
export function showProgress(): void {
  timer ??= setTimeout(() => {
    bar ??= createBar();
    document.getElementById('content-area')?.setAttribute('aria-busy', 'true');
    document.body.append(bar);
  }, patience);
}

/** Removes the bar. */
export function hideProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.remove();
  document.getElementById('content-area')?.removeAttribute('aria-busy');
}

function createBar(): HTMLElement {
  adoptStyles(css);
  const element = document.createElement('div');
  Object.assign(element, { id: 'octavo-progress', role: 'progressbar', ariaLabel: label('loading') });
  return element;
}
