/** Settings of protocols, as a list of facts. */
import type { BindingModel } from '../../../../playground/model/channel.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { RenderContext } from '../../api/render/context.js';
import { documentedField } from '../../api/render/schema-content.js';

/** Longer values are cut, in characters. */
const maxValueLength = 300;

/** The bindings; nothing if there are none. Handshake bindings are shown as parameters. */
export function bindings(all: readonly BindingModel[], context: RenderContext): Node {
  const shown = all.flatMap(({ protocol, facts, schemas }) => {
    const others = schemas.filter(([name]) => !isHandshake(protocol, name));
    return facts.length + others.length > 0 ? [{ protocol, facts, schemas: others }] : [];
  });
  if (shown.length === 0) return undefined;
  return shown.map(({ protocol, facts, schemas }) => [
    facts.length > 0 &&
      h(
        'p',
        null,
        h('strong', null, protocol),
        ' ',
        ...facts.flatMap(([name, value], index) => fact(name, value, index)),
      ),
    schemas.map(([name, schema]) =>
      documentedField({ name, schema }, { ...context, prefix: `${context.prefix}-${protocol}` }),
    ),
  ]);
}

function isHandshake(protocol: string, name: string): boolean {
  return /^(?:ws|http)$/.test(protocol) && /^(?:query|headers)$/.test(name);
}

function fact(name: string, value: string, index: number): Node[] {
  const text = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
  return [index > 0 && ' · ', `${name}: `, h('code', null, text)];
}
