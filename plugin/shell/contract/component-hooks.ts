import type { Hook } from '../contract.js';
import { hookRows, type HookRow } from './hook-rows.js';

/** The outer box of a component, and its parts: name of the part, its element, and what it is. */
function component(hook: string, element: string, covers: string, parts: readonly HookRow[] = []): HookRow[] {
  const own = parts.map(([name, tag, text]): HookRow => {
    const part = name.includes('.') || name.includes('[') ? name : `[data-component-part="${name}"]`;
    return [part, tag, text, { inside: hook }];
  });
  return [[hook, element, covers], ...own];
}

/** Components in the content, and the parts of them that rules can reach. */
export const componentHooks: readonly Hook[] = hookRows('components', [
  ...component('.card', 'a, octavo-card', 'The frame of a card: the link, if it has one.', [
    ['card-image', 'img', 'The image at its top.'],
    ['card-content-container', 'div', 'Everything below the image.'],
    ['card-icon', 'div, span', 'The box of the icon.'],
    ['card-title', 'h2', 'The title.'],
    ['card-content', 'div', 'The text.'],
    ['card-cta', 'span, div', 'The text of the link at its end.'],
    ['card-arrow', 'svg, span', 'The arrow of a link to another site.'],
  ]),
  ...component('.card-group', 'octavo-card-group', 'The grid of cards.'),
  ...component('.columns', 'octavo-columns', 'The grid of columns.'),
  ...component(
    '.callout[data-callout-type]',
    'octavo-note, octavo-warning, octavo-tip, octavo-info, octavo-check, octavo-danger, octavo-callout',
    'The frame of a callout. The attribute is `note`, `warning`, `tip`, `info`, `check`, `danger` or `callout`.',
    [
      ['callout-icon', 'div', 'The icon.'],
      ['callout-content', 'div', 'The text, with the title.'],
      ['callout-title', 'strong', 'The title.'],
    ],
  ),
  ...component('.accordion', 'details', 'The frame of an accordion. `open` while it shows its content.', [
    ['accordion-button', 'summary', 'The line that opens it.'],
    ['accordion-title', 'span', 'The title.'],
    ['accordion-content', 'div', 'The content.'],
  ]),
  ...component('.accordion-group', 'octavo-accordion-group', 'The frame around accordions.'),
  ...component('.expandable', 'details', 'The frame of an expandable.', [
    ['expandable-button', 'summary', 'The line that opens it.'],
  ]),
  ...component('.steps', 'octavo-steps', 'The list of steps.', [
    ['.step', 'octavo-step', 'A step.'],
    ['step-item', 'octavo-step', 'A step.'],
    ['step-number', 'div', 'The number or the icon.'],
    ['step-line', 'div', 'The line below the number.'],
    ['step-content', 'div', 'Title and content of a step.'],
    ['.step-title', 'p, h2, h3, h4', 'The title of a step.'],
  ]),
  ...component('.tabs', 'octavo-tabs', 'Tabs with their content.', [
    ['tabs-list', 'div', 'The row of tabs.'],
    ['tab-button', 'button', 'A tab, with `role="tab"` and `data-active`, which is `true` or `false`.'],
    ['tab-content', 'octavo-tab', 'The content of a tab.'],
  ]),
  ...component('.code-block', 'octavo-code-block', 'The frame of a code block.', [
    ['code-block-header', 'div', 'The line with the name of the file.'],
    ['code-block-header-filename', 'span, div', 'The name of the file.'],
    ['code-block-root', 'pre', 'The code.'],
    ['.code-block-background', 'pre', 'The code.'],
    ['.shiki', 'pre', 'The code.'],
    ['.code-block-copy-button', 'button', 'The button that copies the code.'],
    ['[data-testid="copy-code-button"]', 'button', 'The same.'],
    ['.code-block-fade-overlay[data-fade-overlay]', 'div', 'The fade over code with `expandable`.'],
  ]),
  ...component('.code-group', 'octavo-code-group', 'Code blocks as tabs.', [
    ['code-group-tab-bar', 'div', 'The row of tabs.'],
  ]),
  ['.link', 'a', 'A link in the text of the content. Links of components do not have it.', { inside: '.prose' }],
  ...component('.frame', 'octavo-frame', 'The frame of an image.'),
  ...component('.update.update-container', 'octavo-update', 'An update: label and content side by side.', [
    ['update-label', 'h2, div, a', 'The label.'],
    ['update-description', 'span, div', 'The description.'],
    ['update-tag', 'span', 'A tag.'],
    ['update-content', 'div', 'The content.'],
  ]),
  ...component('.tooltip', 'octavo-tooltip', 'The underlined text of a tooltip.'),
  ...component('.tile', 'a, octavo-tile', 'The frame of a tile.'),
  ...component('.tree', 'octavo-tree', 'The frame of a file tree.'),
  ...component('.color', 'octavo-color', 'A table of colors.'),
  ...component('.prompt', 'octavo-prompt', 'The frame of a prompt.'),
  ...component('.icon', 'svg, img, octavo-icon', 'An icon in the content.'),
  ...component('.panel', 'octavo-panel', 'Content in the column beside the text.'),
  ...component('.mermaid', 'octavo-mermaid', 'The frame of a diagram.', [
    ['[data-component-name="mermaid-container"]', 'div', 'The drawing.'],
    ['[data-component-name="mermaid-controls-wrapper"]', 'div', 'The buttons that enlarge and move it.'],
  ]),
  ...component('.field', 'octavo-param-field, octavo-response-field', 'A field.', [
    ['field-name', 'a, code', 'The name, which is a link to the field.'],
    ['field-info-pill', 'span, code', 'The type.'],
    ['field-required-pill', 'span', 'The word “required”.'],
    ['field-content', 'div', 'The description.'],
  ]),
  ...component('[data-badge]', 'octavo-badge', 'A badge. `data-color` and `data-size` are its color and size.'),
]);
