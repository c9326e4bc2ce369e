/** Compares two versions of a schema. */
import { findBreakingChanges, findDangerousChanges, type ASTNode, type GraphQLSchema } from 'graphql';
import type { ApiComparison, ListedChange } from '../../api/api-format.js';
import { changeProblem } from '../../api/changes/change-list.js';
import { fileStart } from '../../../core/errors/errors.js';
import { entryKey } from '../entry-paths.js';
import { nodePlace } from '../read/definition-place.js';
import { isField } from '../schema-entry.js';
import type { GraphqlApi, GraphqlEntry } from '../types.js';
import { additions } from './additions.js';

export const comparison: ApiComparison<GraphqlApi> = {
  compare(before, after) {
    const changes = changesBetween(before, after);
    return {
      problems: () =>
        changes.map((change) => ({
          ...fileStart(''),
          ...nodePlace(nodeNamedIn(change.text, after.schema!)),
          ...changeProblem(change),
        })),
      list() {
        const parts = partsByName([before, after]);
        return changes.map(({ isBreaking, text }) => listed(isBreaking, text, parts));
      },
    };
  },
};

interface TextChange {
  isBreaking: boolean;
  text: string;
  hint?: string;
}

function changesBetween({ schema: before }: GraphqlApi, { schema: after }: GraphqlApi): TextChange[] {
  if (!before || !after) return [];
  const change = (text: string, hint?: string): TextChange => ({
    isBreaking: hint !== undefined,
    text: text.replace(/\.$/, ''),
    ...(hint !== undefined && { hint }),
  });
  return [
    ...findBreakingChanges(before, after).map(({ type, description }) =>
      change(description, type.startsWith('REQUIRED') ? makeOptional : keepOld),
    ),
    ...findDangerousChanges(before, after).map(({ description }) => change(description)),
    ...additions(before, after).map((text) => change(text)),
  ];
}

const makeOptional = 'Give it a default, or make its type nullable.';
const keepOld = 'Keep the earlier definition, and mark it with @deprecated.';

/** The names in a description, with the one that it is about first: "ICE was removed from enum type Kind." */
function namesIn(text: string): string[] {
  const [, owner] = /(?:type|by) (\w+)\.?$/.exec(text) ?? [];
  return [owner ?? '', ...(text.match(/\w+(?:\.\w+)?/g) ?? [])];
}

/** The definition that a description is about, and that exists: `Moon.name`, or at least `Moon`. */
function nodeNamedIn(text: string, schema: GraphQLSchema): ASTNode | undefined {
  const nodes = namesIn(text).map((name) => {
    const [typeName = '', field = ''] = name.split('.');
    const type = schema.getType(typeName);
    const member = type && 'getFields' in type ? type.getFields()[field] : undefined;
    return (member ?? type)?.astNode ?? undefined;
  });
  return nodes.find((node) => node !== undefined);
}

/** Fields of root types as `Query.moon`, and types by their names. Those of later versions take precedence. */
function partsByName(versions: readonly GraphqlApi[]): Map<string, GraphqlEntry> {
  return new Map(
    versions.flatMap(({ schema, entries }) => {
      const roots: Readonly<Record<string, string | undefined>> = {
        query: schema?.getQueryType()?.name,
        mutation: schema?.getMutationType()?.name,
        subscription: schema?.getSubscriptionType()?.name,
      };
      return entries.map((entry) => [isField(entry) ? `${roots[entry.kind]}.${entry.name}` : entry.name, entry]);
    }),
  );
}

function listed(isBreaking: boolean, text: string, parts: ReadonlyMap<string, GraphqlEntry>): ListedChange {
  const names = namesIn(text).flatMap((name) => [name, name.split('.')[0]!]);
  const name = names.find((each) => parts.has(each));
  const entry = name === undefined ? undefined : parts.get(name);
  const [, whole] =
    name !== undefined && text.startsWith(`${name} was `) ? (/ was (added|removed)$/.exec(text) ?? []) : [];
  return {
    isBreaking,
    text,
    ...(whole !== undefined && { whole: whole as 'added' | 'removed' }),
    parts: name === undefined ? [] : [{ name, ...(entry && { id: entryKey(entry) }) }],
  };
}
