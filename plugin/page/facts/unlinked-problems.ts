/** Reports links in other links. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import { briefText } from '../../core/text/brief-text.js';
import { pointAt } from '../../core/text/source-frame.js';
import type { RenderedPage } from '../../mdx/types.js';

/** A warning for each address that is only text on `page`, at its place in `source`, the text of `file`, if it is there. */
export function unlinkedProblems(page: RenderedPage | undefined, file: string, source: string): Problem[] {
  return (page?.unlinked ?? []).map((address) => {
    const offset = source.indexOf(address);
    return {
      code: 'link-in-link',
      message: `The link to "${briefText(address)}" is inside another link, so it is only text.`,
      hint: 'Write it before or after the other link.',
      ...(offset === -1 ? fileStart(file) : { file, ...pointAt(source, offset) }),
    };
  });
}
