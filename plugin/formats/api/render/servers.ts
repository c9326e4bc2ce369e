/** The servers that requests are sent to. */
import type { ServerModel } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { section } from './api-page.js';
import { markdown, type RenderContext } from './context.js';
import { documentedField } from './schema-content.js';

/** All servers with their variables; nothing for one of which the address above the content says all. */
export function servers(all: readonly ServerModel[], context: RenderContext): Node {
  const isPlain = all.every(({ description, variables }) => description === undefined && variables === undefined);
  if (all.length < 2 && isPlain) return undefined;
  return section(context.uiStrings.servers, serverList(all, context));
}

/** The addresses with what the author says of them, then their variables. */
export function serverList(all: readonly ServerModel[], context: RenderContext): Node[] {
  const items = all.map(({ url, description }) =>
    h('li', null, h('code', null, url), description !== undefined && [': ', markdown(description)]),
  );
  return [h('ul', null, items), variableFields(all, context)];
}

/** The variables in the addresses, equal ones once. */
export function variableFields(all: readonly ServerModel[], context: RenderContext): Node[] {
  const entries = all.flatMap((server) => Object.entries(server.variables ?? {}));
  const variables = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return Array.from(variables.values(), ([name, { enum: values, default: usual, description }]) => {
    const schema = { type: 'string', ...(values && { enum: values }), default: usual };
    return documentedField({ name, schema, description }, { ...context, prefix: 'server' });
  });
}
