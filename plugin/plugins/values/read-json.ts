/** Reads data of plugins, which can be any value. */
import { readThrown } from '../../core/errors/thrown.js';
import type { Json } from '../views.js';

/** A copy as JSON, without members that are `undefined`; or why it has none, for use after "returned". */
export type ReadJson = { json: Json | undefined } | { fault: string };

/** Maximum number of levels of data. Its readers are recursive. */
const maxLevels = 200;

class JsonFault extends Error {}

/** Reads `value`. `name`: of the value, for messages. Never throws. */
export function readJson(value: unknown, name: string): ReadJson {
  try {
    return { json: value === undefined ? undefined : copyOf(value, name, []) };
  } catch (error) {
    const reason = error instanceof JsonFault ? error.message : `${name} cannot be read: ${readThrown(error).message}`;
    return { fault: `data in which ${reason}` };
  }
}

function copyOf(value: unknown, path: string, owners: readonly object[]): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new JsonFault(`${path} is ${kindOf(value)}`);
  if (owners.includes(value)) throw new JsonFault(`${path} contains itself`);
  if (owners.length >= maxLevels) throw new JsonFault(`${path} is nested more than ${maxLevels} levels deep`);
  const inside = [...owners, value];
  if (Array.isArray(value)) return value.map((item: unknown, index) => copyOf(item, `${path}[${index}]`, inside));
  if (!isPlain(value)) throw new JsonFault(`${path} is ${kindOf(value)}`);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, copyOf(item, `${path}.${key}`, inside)]));
}

/** Objects of other realms have a prototype without a prototype, too. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return `${value}, which JSON does not have`;
  if (typeof value !== 'object') return `a ${typeof value} instead of JSON`;
  const { name = 'class' } = (value?.constructor ?? {}) as { name?: string };
  return `a ${name} instead of JSON`;
}
