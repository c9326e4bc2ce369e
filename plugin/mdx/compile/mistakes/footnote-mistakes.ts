/** Finds footnotes that a page does not show: without a reference to them, or with the label of an earlier one. */
import type { Root } from 'hast';
import { decodeAddress } from '../../../addresses/encode-address.js';
import { pointAt } from '../../../core/text/source-frame.js';
import { splitPage } from '../../../load/front-matter/split-page.js';
import { scan } from '../../source/scan.js';
import { walk } from '../../transforms/walk.js';
import type { ReportMistake } from './page-mistakes.js';

const definition = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*\[\^([^\]\s]+)\]:/gm;
const notePrefix = 'user-content-fn-';

/** `root`: the tree of `source`. */
export function reportFootnotes(root: Root, source: string, report: ReportMistake): void {
  if (!source.includes('[^')) return;
  const { body } = splitPage(source);
  const definitions = [...body.matchAll(definition)];
  if (definitions.length === 0) return;
  const hidden = scan(body).spans.filter(({ kind }) => kind !== 'tag');
  const shown = shownLabels(root);
  const seen = new Set<string>();
  for (const { 0: text, 1: label = '', index } of definitions) {
    const offset = index + text.indexOf('[^');
    if (hidden.some(({ start, end }) => start <= offset && offset < end)) continue;
    const key = caseless(label);
    const start = pointAt(body, offset);
    if (seen.has(key)) report(duplicate(label), { start, end: start });
    else if (!shown.has(key)) report(unused(label), { start, end: start });
    seen.add(key);
  }
}

function shownLabels(root: Root): Set<string> {
  const labels = new Set<string>();
  walk(root, (node) => {
    const id = node.type === 'element' && node.tagName === 'li' ? node.properties['id'] : undefined;
    if (typeof id === 'string' && id.startsWith(notePrefix))
      labels.add(caseless(decodeAddress(id.slice(notePrefix.length))));
  });
  return labels;
}

/** As Markdown compares labels: `ß` is the same as `SS`. */
function caseless(label: string): string {
  return label.toLowerCase().toUpperCase();
}

function unused(label: string): ReturnType<typeof duplicate> {
  return {
    code: 'footnote-unused',
    message: `The footnote [^${label}] is not shown, because nothing refers to it.`,
    hint: `Write [^${label}] in the text that it belongs to, or remove it.`,
  };
}

function duplicate(label: string): { code: string; message: string; hint: string } {
  return {
    code: 'footnote-duplicate',
    message: `Duplicate footnote [^${label}]. Only the first one is shown.`,
    hint: 'Give it a label of its own, or remove it.',
  };
}
