/** Splits the props of an island into data for the browser and content that stays in the HTML. */
import type { SlotData } from '../../../runtime/jsx/slot-data.js';
import { childList, Html, isElement, type Node, type Props } from '../../../runtime/jsx/node.js';

/** The split props. */
export interface IslandProps {
  /** Props as JSON; content is `SlotData`. */
  data: Record<string, unknown>;
  /** The content, by index. */
  slots: Node[];
  /** Names of props that cannot be serialized: functions. */
  lost: string[];
}

/** Splits the props of an island. */
export function islandProps(props: Props): IslandProps {
  const result: IslandProps = { data: {}, slots: [], lost: [] };
  for (const [name, value] of Object.entries(props)) {
    if (name === 'key' || name === 'ref' || value === undefined) continue;
    const isContent = name === '_slots';
    result.data[name] = isContent
      ? (value as Node[]).map((node) => contentData(node, result))
      : name === 'children' || holdsContent(value)
        ? contentData(value as Node, result)
        : plainData(name, value, result);
  }
  return result;
}

/** Text stays text, so that components can process it; everything else is a slot. */
function contentData(node: Node, { slots }: IslandProps): unknown {
  if (typeof node === 'function') return undefined;
  const children = childList(node);
  if (children.length === 0) return undefined;
  if (children.every((child) => typeof child === 'string' || typeof child === 'number')) {
    return children.length === 1 ? children[0] : children.join('');
  }
  return { $slot: slots.push(node) - 1 } satisfies SlotData;
}

function holdsContent(value: unknown): boolean {
  if (isElement(value) || value instanceof Html) return true;
  return Array.isArray(value) && value.some(holdsContent);
}

function plainData(name: string, value: unknown, { lost }: IslandProps): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'function' || typeof inner === 'symbol') lost.push(key === '' ? name : `${name}.${key}`);
    return typeof inner === 'bigint' ? Number(inner) : inner;
  });
  return text === undefined ? undefined : JSON.parse(text);
}
