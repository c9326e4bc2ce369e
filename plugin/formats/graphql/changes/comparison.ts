/** Compares two versions of a schema. */
import { findBreakingChanges, findDangerousChanges, type ASTNode, type GraphQLSchema } from 'graphql';
import type { ApiComparison } from '../../api/api-format.js';
import { changeProblem } from '../../api/changes/change-list.js';
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import { nodePlace } from '../read/definition-place.js';
import type { GraphqlApi } from '../types.js';
import { additions } from './additions.js';

export const comparison: ApiComparison<GraphqlApi> = {
  changes({ schema: before }, { schema: after }) {
    if (!before || !after) return [];
    const problem = (text: string, hint?: string): Problem => ({
      ...fileStart(''),
      ...nodePlace(nodeNamedIn(text, after)),
      ...changeProblem({ isBreaking: hint !== undefined, text: text.replace(/\.$/, ''), ...(hint && { hint }) }),
    });
    return [
      ...findBreakingChanges(before, after).map(({ type, description }) =>
        problem(description, type.startsWith('REQUIRED') ? makeOptional : keepOld),
      ),
      ...findDangerousChanges(before, after).map(({ description }) => problem(description)),
      ...additions(before, after).map((text) => problem(text)),
    ];
  },
};

const makeOptional = 'Give it a default, or make its type nullable.';
const keepOld = 'Keep the earlier definition, and mark it with @deprecated.';

/** The definition that a description is about, and that exists: `Moon.name`, or at least `Moon`. */
function nodeNamedIn(text: string, schema: GraphQLSchema): ASTNode | undefined {
  // "ICE was removed from enum type Kind."
  const [, owner] = /(?:type|by) (\w+)\.?$/.exec(text) ?? [];
  const names = [owner ?? '', ...(text.match(/\w+(?:\.\w+)?/g) ?? [])];
  const nodes = names.map((name) => {
    const [typeName = '', field = ''] = name.split('.');
    const type = schema.getType(typeName);
    const member = type && 'getFields' in type ? type.getFields()[field] : undefined;
    return (member ?? type)?.astNode ?? undefined;
  });
  return nodes.find((node) => node !== undefined);
}
