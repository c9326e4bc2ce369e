/** The input of rules. Rules get values that match the schema, and report problems that a schema cannot express. */
import type { z } from 'zod';
import type { Report } from '../../core/errors/errors.js';
import { entryOf, problemAt, type JsonNode, type JsonSpan } from '../read/json-tree.js';
import type { NamedFormat } from '../schema/part.js';
import type { SettingsValue } from '../walk-settings.js';

export interface RuleContext {
  schema: z.ZodObject;
  /** All API formats. */
  formats: readonly NamedFormat[];
  settings: JsonNode & { type: 'object' };
  /** The settings as plain data. */
  value: Record<string, unknown>;
  values: readonly SettingsValue[];
  /** The nodes that the objects and lists of `value` were made from. */
  nodes: ReadonlyMap<object, JsonNode>;
  /** Whether `navigation` is a list (the `mint.json` schema). */
  isV1: boolean;
  /** Nodes from which invalid keys were removed. This has been reported. */
  prunedNodes: ReadonlyMap<JsonNode, ReadonlySet<PropertyKey>>;
  report: Report;
}

/** Warns at a location. */
export function warnAt(report: Report, span: JsonSpan, code: string, message: string, hint: string): void {
  report.warn(problemAt(span, { code, message, hint }));
}

/** The text of a string node. */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** The value of a key, if the node is an object with that key. */
export function field(node: JsonNode, key: string): JsonNode | undefined {
  return entryOf(node, key)?.value;
}
