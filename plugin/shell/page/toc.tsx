import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { encodeWhole } from '../../addresses/encode-address.js';
import type { TocEntry } from '../../mdx/types.js';
import { renderLight } from '../element.js';
import type { PageView } from '../types.js';

/** Headings below this depth are not listed. */
const maxHeadingDepth = 3;

/** A heading with the deeper headings after it. */
interface Section extends TocEntry {
  sections: Section[];
}

/** `On this page`: the headings as a nested list of links, with `menu` below them; empty if there are no headings. */
export function renderToc(toc: readonly TocEntry[], view: PageView, menu?: Node): Node {
  const sections = nest(toc.filter((entry) => entry.depth <= maxHeadingDepth));
  if (sections.length === 0) return undefined;
  return renderLight(
    'octavo-toc',
    { id: 'table-of-contents', popover: true, role: 'navigation', 'aria-labelledby': 'octavo-toc-title' },
    <>
      <p id="octavo-toc-title">{view.uiStrings.onThisPage}</p>
      <ul id="table-of-contents-content" class="toc">
        {sections.map((section) => renderSection(section, 0, view))}
      </ul>
      {menu}
    </>,
  );
}

function renderSection({ sections: inner, ...entry }: Section, depth: number, view: PageView): Node {
  return (
    <li class="toc-item" data-depth={depth}>
      {view.changes.part('toc-entry', <a href={`#${encodeWhole(entry.id)}`}>{entry.title}</a>, view, entry)}
      {inner.length > 0 && <ul>{inner.map((section) => renderSection(section, depth + 1, view))}</ul>}
    </li>
  );
}

/** The first heading can be deeper than later headings; all of them are then in one list. */
function nest(entries: readonly TocEntry[]): Section[] {
  const top: Section[] = [];
  const open: { depth: number; sections: Section[] }[] = [];
  for (const entry of entries) {
    while (open.length > 1 && open.at(-1)!.depth > entry.depth) open.pop();
    const section = { ...entry, sections: [] };
    const last = open.at(-1);
    if (!last) open.push({ depth: entry.depth, sections: top });
    else if (last.depth < entry.depth) open.push({ depth: entry.depth, sections: last.sections.at(-1)!.sections });
    open.at(-1)!.sections.push(section);
  }
  return top;
}
