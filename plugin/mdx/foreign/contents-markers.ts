/** Leaves out the line at which other tools list the headings of a page: Octavo lists them beside every page. */
import type { Root } from 'hast';
import { walk } from '../transforms/walk.js';

const contentsMarker = /^\s*(?:\[\[_?(?:toc|TOC)_?\]\]|\[TOC\])\s*$/;

/** Changes `root` in place. */
export function withoutContentsMarkers(root: Root): void {
  walk(root, (node) => {
    if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined;
    const [text] = node.children;
    return text?.type === 'text' && contentsMarker.test(text.value) ? [] : undefined;
  });
}
