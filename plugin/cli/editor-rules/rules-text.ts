import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../core/package/package-root.js';

const folder = join(packageRoot, 'plugin/cli/editor-rules/text');

/** A part of the rules file, in the order in which they appear. The docs show some of them too. */
export function rulesText(part: 'introduction' | 'principles' | 'components' | 'requirements'): string {
  return readFileSync(join(folder, `${part}.md`), 'utf8');
}
