/** The language of code blocks. */
import { nameOf } from '../../mdx/transforms/walk.js';
import { pointOf } from './finding.js';
import type { Finding, LintedPage } from './finding.js';
import { certainLanguage } from './certain-language.js';
import { attributeOf, textAttribute } from './read-node.js';

export function codeRules(page: LintedPage): Finding[] {
  const { source, offsetOf } = page;
  return page.nodes.flatMap(({ node }): Finding[] => {
    if (nameOf(node) !== 'CodeBlock' || attributeOf(node, 'language') !== undefined) return [];
    const start = offsetOf(pointOf(node));
    const [fence] = /^(?:`{3,}|~{3,})/.exec(source.slice(start, start + 100)) ?? [];
    if (fence === undefined) return [];
    const language = certainLanguage(textAttribute(node, 'code') ?? '');
    const at = start + fence.length;
    const text = language && (/[ \t\r\n]/.test(source.charAt(at)) ? language : `${language} `);
    return [
      {
        ...pointOf(node),
        code: 'code-language',
        message: 'The code block has no language.',
        hint: `Write it after the opening characters, such as ${fence}${language ?? 'bash'}; ${fence}text if it is not code.`,
        ...(text && { edits: [{ start: at, end: at, text }] }),
      },
    ];
  });
}
