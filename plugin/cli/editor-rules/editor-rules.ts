/** The rules file for AI code editors: writing guidance, and a reference of the components. */
import { createHash } from 'node:crypto';
import { componentReference } from './component-reference.js';
import { rulesText } from './rules-text.js';

/** The text of the file. Its last line contains a hash, by which `isEdited` recognizes changes of the author. */
export function editorRules(frontMatter?: string): string {
  const parts = [rulesText('introduction'), rulesText('principles'), componentReference(), rulesText('requirements')];
  const text = `${frontMatter ? `---\n${frontMatter}\n---\n\n` : ''}${parts.join('\n')}`;
  return `${text}\n${mark(text)}`;
}

/** Whether the author has edited the file, or has written it. */
export function isEdited(text: string): boolean {
  const match = /\n(<!-- octavo rules [\da-f]+ -->\n?)$/.exec(text.replaceAll('\r\n', '\n'));
  return !match || mark(text.replaceAll('\r\n', '\n').slice(0, match.index)).trim() !== match[1]!.trim();
}

function mark(text: string): string {
  return `<!-- octavo rules ${createHash('sha256').update(text).digest('hex').slice(0, 12)} -->\n`;
}
