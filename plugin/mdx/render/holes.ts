/** Nodes that are not known when their page is rendered, such as the result of an asynchronous component. */
import type { Node, SourceLocation } from '../../../runtime/jsx/node.js';
import { holeTag, renderToString, type Host } from '../../../runtime/jsx/render.js';
import type { HtmlElement, HtmlNode } from '../../core/tree/html-element.js';
import { renderToTree } from '../../core/tree/render-tree.js';

/** A host whose pages wait for nodes. */
export type WaitingHost = Host & { failed(error: unknown, at: SourceLocation | undefined): void };

/** A node, and the rendering that it belongs to. */
interface Waiting {
  result: Promise<PromiseSettledResult<unknown>[]>;
  host: WaitingHost;
  at: SourceLocation | undefined;
}

/** The holes of one file. Costs nothing without holes. */
export class Holes {
  readonly #waiting: Waiting[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Adds a node. Returns the number of its hole. */
  add(node: Promise<Node>, host: WaitingHost): number {
    // Observed at once: a rejection while another node is awaited is not an unhandled one.
    return this.#waiting.push({ result: Promise.allSettled<unknown>([node]), host, at: host.at }) - 1;
  }

  /** Fills the holes in `tree`. */
  async fillTree(tree: HtmlElement): Promise<HtmlElement> {
    await this.#fill(
      (node, host) => renderToTree(node, host).children,
      (contents) => fillTree(tree, contents),
    );
    return tree;
  }

  /** The HTML texts without their holes. */
  async fillTexts(texts: readonly string[]): Promise<readonly string[]> {
    let filled = texts;
    await this.#fill(renderToString, (contents) => {
      filled = filled.map((text) => text.replace(hole, (whole, number: string) => contents.get(number) ?? whole));
    });
    return filled;
  }

  /** Renders the nodes and hands them over by their numbers, until no node has holes of its own. */
  async #fill<T>(
    render: (node: Node, host: WaitingHost) => T,
    use: (contents: ReadonlyMap<string, T>) => void,
  ): Promise<void> {
    for (let first = 0; first < this.#waiting.length;) {
      const waiting = this.#waiting.slice(first);
      const contents = new Map<string, T>();
      for (const [index, each] of waiting.entries()) contents.set(String(first + index), await contentOf(each, render));
      first += waiting.length;
      use(contents);
    }
  }
}

const hole = new RegExp(`<${holeTag} data-n="(\\d+)"></${holeTag}>`, 'g');

async function contentOf<T>({ result, host, at }: Waiting, render: (node: Node, host: WaitingHost) => T): Promise<T> {
  const [settled] = await result;
  host.at = at;
  try {
    if (settled!.status === 'rejected') throw settled!.reason;
    return render(settled!.value as Node, host);
  } catch (error) {
    host.failed(error, at);
    return render(undefined, host);
  } finally {
    host.at = undefined;
  }
}

/** Text after text becomes part of it. Shared content has no holes. */
function fillTree(parent: HtmlElement, contents: ReadonlyMap<string, HtmlNode[]>): void {
  const nodes = parent.children.flatMap((node) => contentsOf(node, contents));
  parent.children = [];
  for (const node of nodes) {
    const last = parent.children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') parent.children[parent.children.length - 1] = last + node;
    else if (node !== '') parent.children.push(node);
    if (typeof node !== 'string' && !node.shared) fillTree(node, contents);
  }
}

function contentsOf(node: HtmlNode, contents: ReadonlyMap<string, HtmlNode[]>): HtmlNode[] {
  const content = typeof node !== 'string' && node.tag === holeTag && contents.get(node.attribute('data-n') ?? '');
  return content || [node];
}
