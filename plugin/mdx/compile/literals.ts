/** The HTML strings of a module: static parts of a page are stored once, as text. */
import { Html, isElement, type Node } from '../../../runtime/jsx/node.js';

/** Collects nodes that become literal HTML, and gives each a name in the module's code. */
export class Literals {
  /** In the order of their numbers. */
  readonly nodes: Node[] = [];

  /** The code for `node` in the module. */
  add(node: Node): string {
    if (node === null || node === undefined || typeof node === 'boolean') return 'null';
    if (typeof node === 'string' || typeof node === 'number') return JSON.stringify(node);
    return `_html[${this.nodes.push(node) - 1}]`;
  }

  /** The code of a prop value: JSON for data, a literal if it contains elements. */
  addValue(value: unknown): string {
    if (value === undefined) return 'undefined';
    if (isElement(value) || value instanceof Html) return this.add(value);
    if (Array.isArray(value)) return `[${value.map((item) => this.addValue(item)).join(', ')}]`;
    if (typeof value !== 'object' || value === null)
      return typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${this.addValue(item)}`)
      .join(', ')} }`;
  }
}
