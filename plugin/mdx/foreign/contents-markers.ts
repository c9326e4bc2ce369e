/** Leaves out the line at which other tools list the headings of a page: Octavo lists them beside every page. */
import type { Root } from 'hast';
import type { Problem } from '../../core/errors/errors.js';
import { startOf, walk } from '../transforms/walk.js';

const contentsMarker = /^\s*(?:\[\[_?(?:toc|TOC)_?\]\]|\[TOC\])\s*$/;

/**
 * Changes `root` in place. `mode`: of the page. Only pages with the mode `default` list their headings, so a line on others
 * is reported.
 */
export function withoutContentsMarkers(root: Root, mode: string, warn: (problem: Omit<Problem, 'file'>) => void): void {
  walk(root, (node) => {
    if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined;
    const [text] = node.children;
    if (text?.type !== 'text' || !contentsMarker.test(text.value)) return undefined;
    if (mode !== 'default') warn({ ...leftOut(text.value.trim(), mode), ...startOf(node) });
    return [];
  });
}

function leftOut(marker: string, mode: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'contents-missing',
    message: `\`${marker}\` shows nothing: a page with mode: ${mode} has no table of contents.`,
    hint: `Remove this line, or remove mode: ${mode} from the front matter.`,
  };
}
