import { packageText } from '../../core/package/package-root.js';

/** A part of the rules file, in the order in which they appear. The docs show some of them too. */
export function rulesText(part: 'introduction' | 'principles' | 'components' | 'requirements'): string {
  return packageText('plugin/cli/editor-rules/text', `${part}.md`);
}
