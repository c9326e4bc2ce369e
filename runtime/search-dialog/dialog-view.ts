/** The parts of the dialog. */
import type { SearchLabels } from '../search/labels.js';
import { createElement, createIcon } from './create-element.js';
import { dialogStyles } from './dialog-styles.js';

export interface DialogView {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  clear: HTMLElement;
  close: HTMLElement;
  filters: HTMLElement;
  /** Scrolls. It has the list box. */
  body: HTMLElement;
  /** Announces the number of results to screen readers. */
  status: HTMLElement;
  /** Sets all texts. */
  translate(labels: SearchLabels, prompt?: string): void;
}

const icons = { search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM20 20l-4.7-4.7', clear: 'm7 7 10 10M17 7 7 17' };

/** Attributes of the field. */
const fieldValues = {
  type: 'search',
  role: 'combobox',
  'aria-expanded': 'false',
  'aria-controls': 'list',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
  autofocus: true,
};

/** Adds the dialog to the page. */
export function createView(): DialogView {
  const host = createElement('div', { class: 'octavo-search-dialog' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [dialogStyles];
  const input = createElement('input', fieldValues);
  const clear = createElement('button', { type: 'button', class: 'icon', hidden: true });
  clear.append(createIcon(icons.clear));
  const close = createElement('button', { type: 'button', class: 'close' }, createElement('kbd'));
  const filters = createElement('div', { class: 'filters', role: 'group' });
  const body = createElement('div', { class: 'body' });
  const status = createElement('span', { class: 'status', role: 'status' });
  const [toMove, toOpen] = [createElement('span'), createElement('span')];
  const hint = (keys: string[], text: HTMLElement): HTMLElement =>
    createElement('span', { class: 'hint' }, ...keys.map((key) => createElement('kbd', {}, key)), text);
  const dialog = createElement(
    'dialog',
    {},
    createElement('div', { class: 'field' }, createIcon(icons.search), input, clear, close),
    filters,
    body,
    createElement('div', { class: 'hints' }, hint(['↑', '↓'], toMove), hint(['↵'], toOpen), status),
  );
  root.append(dialog);
  document.body.append(host);
  visualViewport?.addEventListener('resize', () => fit(dialog));
  return {
    dialog,
    input,
    clear,
    close,
    filters,
    body,
    status,
    translate(labels, prompt = labels.prompt) {
      dialog.ariaLabel = labels.search;
      input.placeholder = prompt;
      input.ariaLabel = labels.search;
      clear.ariaLabel = labels.clear;
      close.ariaLabel = labels.close;
      filters.ariaLabel = labels.filters;
      toMove.textContent = labels.toMove;
      toOpen.textContent = labels.toOpen;
    },
  };
}

/** Ends the dialog where a keyboard on the screen begins. */
function fit(dialog: HTMLElement): void {
  dialog.style.setProperty('--visible-height', `${visualViewport!.height}px`);
}
