/** The writing guidance of the rules file, as snippets of the documentation. */
import { rulesText } from '../../plugin/cli/editor-rules/rules-text.js';
import { markdownTable } from './markdown-table.js';

/** All guidance for authors. */
export function authoringGuide(): string {
  return `${rulesText('principles')}\n${rulesText('requirements')}`;
}

/** A table with the purpose of each component. */
export function componentGuide(): string {
  const [, ...groups] = rulesText('components').split('### ');
  const rows = groups.map((group) => {
    const [title, , use] = group.split('\n');
    const names = new Set(Array.from(group.matchAll(/<([A-Z]\w*)/g), ([, name]) => `\`${name}\``));
    return [title!, use!, [...names].join(', ')];
  });
  return markdownTable(['Content', 'Use', 'Components'], rows);
}
