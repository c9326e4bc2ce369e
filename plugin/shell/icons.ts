/** The shell's own icons, in the stroke style of the UI. */
import { html, type Html } from '../../runtime/jsx/node.js';

function icon(paths: string): Html {
  return html(
    '<svg class="octavo-icon" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" ' +
      `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );
}

/** By meaning. */
export const icons = {
  menu: icon('<path d="M4 7h16M4 12h16M4 17h10"/>'),
  search: icon('<path d="M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM20 20l-4.7-4.7"/>'),
  close: icon('<path d="m6 6 12 12M18 6 6 18"/>'),
  theme: icon(
    '<g class="octavo-light"><circle cx="12" cy="12" r="4"/>' +
      '<path d="M12 3v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7"/></g>' +
      '<path class="octavo-dark" d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>',
  ),
  contents: icon('<path d="M4 6h10M4 12h16M4 18h7"/>'),
  chevron: icon('<path d="m7 10 5 5 5-5"/>'),
  /** At the end of a group of the sidebar. Authors know it by the second class. */
  group: html(
    '<svg class="octavo-group-arrow transition-transform" viewBox="0 0 6 10" width="6" height="10" fill="none" ' +
      'stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="m1 1 4 4-4 4"/></svg>',
  ),
  language: icon('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>'),
  arrow: icon('<path d="m9 6 6 6-6 6"/>'),
  star: icon('<path d="m12 4 2.5 5.1 5.5.8-4 3.9 1 5.6-5-2.7-5 2.7 1-5.6-4-3.9 5.5-.8z"/>'),
  pencil: icon('<path d="m4 20 .9-4L16 4.9a2 2 0 0 1 2.9 0l.2.2a2 2 0 0 1 0 2.9L8 19.1zM14 7l3 3"/>'),
  issue: icon('<circle cx="12" cy="12" r="8.5"/><path d="M12 8v4.5m0 3v.01"/>'),
  copy: icon(
    '<rect x="8" y="8" width="12" height="12" rx="2.5"/><path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8"/>',
  ),
  thumb: icon(
    '<path d="M7 10.5v9H4v-9zm0 0 4-7c1.5 0 2.4 1.1 2.2 2.6L12.8 9H18a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7"/>',
  ),
  check: icon('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
} as const;
