// Writes the docs page of tokens, and of the parts and custom properties of each element. Names come from the compiled
// sources. A name without a description, or a description without a name, fails the build.
import { markdownTable } from '../dist/scripts/reference/markdown-table.js';
import { siteTokens } from '../dist/plugin/shell/theme/site-tokens.js';
import { styleSheet } from '../dist/plugin/shell/theme/style-sheet.js';
import { tokenNames } from './theme-names.mjs';

const exampleSite = {
  colors: { primary: '#4f46e5', light: '#a5b4fc', dark: '#4f46e5', background: {} },
  fonts: {},
  background: {},
};

/** The Markdown of the page. */
export function themeReference({ modules }) {
  const values = { ...declarations(styleSheet('tokens')), ...declarations(siteTokens(exampleSite, '/')) };
  requireSame('tokens', Object.keys(values), Object.keys(tokenNames));
  const tokenRows = Object.entries(tokenNames).map(([name, text]) => [code(name), text, code(values[name])]);
  return [
    '---\ntitle: Theming reference\ndescription: Every token, and every part of an element that your CSS can rely on.\nmode: wide\n---',
    'See [Theming](/configuration/theming) for how to use these names, and [Hooks of the page](/configuration/hooks) for ids and class names.',
    '## Tokens',
    'The defaults are those of a site without custom colors and fonts. `light-dark(a, b)` is `a` in light mode and `b` in dark mode.',
    markdownTable(['Token', 'Used for', 'Default'], tokenRows).trimEnd(),
    '## Parts and custom properties of elements',
    'Style a part with `octavo-card::part(title)`, and set a custom property on the element or on any element around it. [Elements reference](/start/elements-reference) describes each of them.',
    markdownTable(['Element', 'Parts', 'Custom properties'], elementRows(modules)),
  ].join('\n\n');
}

/** The custom properties that a style sheet declares for `:root`. The first value wins. */
function declarations(css) {
  const entries = [...css.matchAll(/(--octavo-[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [
    name,
    value.trim().replace(/\s*\n\s*/g, ' '),
  ]);
  return Object.fromEntries(entries.toReversed());
}

function elementRows(modules) {
  return modules
    .flatMap(({ declarations: all }) => all)
    .filter(({ tagName, cssParts, cssProperties }) => tagName && cssParts.length + cssProperties.length > 0)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1))
    .map(({ tagName, cssParts, cssProperties }) => [
      `[\`${tagName}\`](/start/elements-reference#${tagName})`,
      cssParts.map(({ name }) => code(name)).join(', '),
      cssProperties.map(({ name }) => code(name)).join(', '),
    ]);
}

function requireSame(what, actual, described) {
  const missing = actual.filter((name) => !described.includes(name));
  const stale = described.filter((name) => !actual.includes(name));
  if (missing.length + stale.length > 0)
    throw new Error(`scripts/theme-names.mjs does not match the ${what}: ${[...missing, ...stale].join(', ')}.`);
}

function code(text) {
  return text && `\`${text.replaceAll('|', '\\|')}\``;
}
