// The docs page that lists each element with its attributes, slots, parts, properties and events, from
// dist/custom-elements.json.
import { cellText, code } from '../dist/scripts/reference/key-text.js';
import { markdownTable } from '../dist/scripts/reference/markdown-table.js';

/** The Markdown of the page. */
export function elementsReference({ modules }) {
  const elements = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
  return [
    '---\ntitle: Elements reference\ndescription: Every element with its attributes, slots, parts, custom properties, and events.\n---',
    'What each element accepts in HTML, and what your CSS and scripts can use. If both a slot and an attribute set the same content, the slot takes precedence. The [gallery](/start/elements-gallery) shows each element.',
    ...elements.map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

function section({ tagName, summary, description, attributes, slots, cssParts, cssProperties, events }) {
  return [
    `## \`<${tagName}>\``,
    prose(summary),
    description.slice(description.indexOf('```html')),
    table(
      'Attribute',
      attributes,
      ({ name, type }) => `\`${name}\`${type.text === 'boolean' ? '' : `: ${code(type.text.replaceAll('|', '\\|'))}`}`,
    ),
    table('Slot', slots, ({ name }) => (name ? `\`${name}\`` : 'Content')),
    table('Part', cssParts, ({ name }) => `\`${name}\``),
    table(
      'Custom property',
      cssProperties,
      ({ name, default: initial }) => `\`${name}\`${initial ? `: \`${initial}\`` : ''}`,
    ),
    table('Event', events, ({ name }) => `\`${name}\``),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function table(head, rows, nameOf) {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [nameOf(row), prose(row.description)]);
  return markdownTable([head, 'Description'], cells).trimEnd();
}

/** The text of a comment on one line. */
function prose(text = '') {
  return cellText(text).replace(/\s*\n\s*/g, ' ');
}
