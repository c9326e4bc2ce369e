/** Names of the hosted service's pages that authors use, beside those of the table of hooks. */

/** Elements that the hosted page has and other pages may lack. */
const hosted = new Set([
  ...classes(
    'almond-layout almond-nav-bottom-section breadcrumb-item breadcrumb-list code-block-icon color-item color-row',
    'feedback-toolbar footer katex login-link logout-link mobile-nav-tabs-item multi-view-dropdown multi-view-item',
    'nav-dropdown-content nav-dropdown-item nav-dropdown-item-title nav-dropdown-item-icon nav-dropdown-item-description',
    'nav-dropdown-trigger nav-dropdown-products-selector-trigger nav-dropdown-products-selector-content',
    'nav-dropdown-products-selector-item nav-tag-pill nav-tag-pill-text option-dropdown pagination-title',
    'sidebar-group-icon sidebar-nav-group-divider tab tab-icon toc tree-file tree-folder api-section-heading',
    'api-section-heading-title api-section-heading-subtitle not-found-message not-found-status-code not-found-logo',
    'code-snippet-feedback-button contextual-feedback-button contextual-feedback-container',
  ),
  ...parts(
    'accordion-caret-right accordion-description accordion-icon accordion-title-container code-block-footer',
    'code-block-footer-button color-item-button color-item-name color-item-value color-row-title expandable-icon',
    'field-deprecated-pill field-meta field-meta-post field-meta-pre frame-background-pattern frame-border',
    'frame-container frame-content frame-description icon-image icon-svg mermaid-diagram step-number-anchor-link',
    'tabs-panels tile-title tile-description tooltip-content tooltip-cta tooltip-description tooltip-title tree-file',
    'tree-file-icon tree-file-title tree-folder tree-folder-title tree-root update-tag-list zoom-controls',
  ),
  ...labels('More actions', 'Open search', 'Toggle assistant panel', 'Toggle dark mode'),
]);

/** Whether only the hosted page has the name. */
export function isHosted(name: string): boolean {
  return hosted.has(name);
}

/** Names of the assistant. */
export const assistantNames = /^[.#](?:chat-assistant-|assistant-|starter-question-)/;

/** Names that the libraries of the hosted page write. */
export const frameworkNames =
  /^[.#](?:headlessui-|radix-|__next\b)|^\[(?:data-(?:headlessui|radix|rmiz|nextjs)|id[*^]?="(?:headlessui|radix))/;

function classes(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(' ')).map((name) => `.${name}`);
}

function parts(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(' ')).map((name) => `[data-component-part="${name}"]`);
}

function labels(...texts: string[]): string[] {
  return texts.map((text) => `[aria-label="${text}"]`);
}
