import { h, type Node } from '../../../runtime/jsx/node.js';
import { encodeWhole } from '../../addresses/encode-address.js';
import type { TocEntry } from '../../mdx/types.js';
import { renderElement } from '../element.js';
import type { ShellContext } from '../types.js';

/** Headings below this depth are not listed. */
const maxHeadingDepth = 3;

/** A heading with the deeper headings after it. */
interface Section extends TocEntry {
  sections: Section[];
}

/** `On this page`: the headings as a nested list of links, with `menu` below them; empty if there are no headings. */
export function renderToc(toc: readonly TocEntry[], context: ShellContext, menu?: Node): Node {
  const sections = nest(toc.filter((entry) => entry.depth <= maxHeadingDepth));
  if (sections.length === 0) return undefined;
  const children = [<p id="toc-title">{context.uiStrings.onThisPage}</p>, renderSections(sections)];
  return (
    <aside id="table-of-contents" popover aria-labelledby="toc-title">
      {renderElement('octavo-toc', {}, children, context)}
      {menu}
    </aside>
  );
}

function renderSections(sections: readonly Section[]): Node {
  return (
    <ul>
      {sections.map(({ id, title, sections: inner }) => (
        <li>
          <a href={`#${encodeWhole(id)}`}>{title}</a>
          {inner.length > 0 && renderSections(inner)}
        </li>
      ))}
    </ul>
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
