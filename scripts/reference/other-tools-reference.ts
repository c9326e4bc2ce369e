/** Writes the tables about syntax and front matter of other tools. */
import { foreignKeys } from '../../plugin/config/other-tools/foreign-keys.js';
import { foreignSyntax } from '../../plugin/config/other-tools/foreign-syntax.js';
import { markdownTable } from './markdown-table.js';

/** Snippets of the documentation, from the tables of the code. */
export function otherToolsReference(): { syntax: string; keys: string } {
  const syntax = Object.values(foreignSyntax).map(({ example, tools, instead, fix }) => [
    example.split('\n').map(codeText).join('<br />'),
    tools.join(', '),
    instead,
    fix ? 'Reported' : 'Rendered',
  ]);
  const keys = foreignKeys.map(({ key, tools, instead, effect }) => [
    codeText(key),
    tools.join(', '),
    instead,
    effect ? 'Has its effect' : 'Reported',
  ]);
  return {
    syntax: markdownTable(['Syntax', 'In', 'Octavo has', 'Result'], syntax),
    keys: markdownTable(['Key', 'In', 'Octavo has', 'Result'], keys),
  };
}

/** Inline code in a table cell. An empty line is left out. */
function codeText(text: string): string {
  if (text.trim() === '') return '';
  const shown = text.replaceAll('|', '\\|').replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));
  return text.includes('`') ? `\`\`\`\` ${shown} \`\`\`\`` : `\`${shown}\``;
}
