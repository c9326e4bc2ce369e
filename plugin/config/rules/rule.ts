/** What a rule about settings is given. Rules see values that fit the schema; they say what a schema cannot. */
import type { z } from 'zod';
import type { Report } from '../../errors.js';
import { problemAt, type JsonNode, type JsonSpan } from '../json-tree.js';
import type { SettingsValue } from '../settings-tree.js';

export interface RuleContext {
  schema: z.ZodType;
  settings: JsonNode & { type: 'object' };
  /** The settings as plain data. */
  value: Record<string, unknown>;
  values: readonly SettingsValue[];
  /** Whether `navigation` is a list: the older form. */
  isV1: boolean;
  /** Nodes that lost something that was wrong: what they lack has been reported. */
  prunedNodes: ReadonlyMap<JsonNode, ReadonlySet<PropertyKey>>;
  report: Report;
}

/** Warns at a place. */
export function warnAt(report: Report, span: JsonSpan, code: string, message: string, hint: string): void {
  report.warn(problemAt(span, { code, message, hint }));
}

/** The text of a node that is text. */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** The value of a key, where the node is an object that has it. */
export function field(node: JsonNode, key: string): JsonNode | undefined {
  return node.type === 'object' ? node.entries.get(key)?.value : undefined;
}
