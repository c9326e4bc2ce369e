import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { readGraphqlApi } from '../read/read-graphql-api.js';
import type { GraphqlApi } from '../types.js';
import { comparison } from './comparison.js';

const before = `type Query { moon(name: String): Moon, old: Int }
type Moon { id: ID!, name: String, size: Int }
enum Kind { ROCK ICE }
input MoonInput { name: String }`;

const after = `type Query { moon(name: String!): Moon, added: Int }
type Moon {
  id: ID!
  name: String @deprecated
  size: Float
}
enum Kind { ROCK GAS }
input MoonInput { name: String, kind: Kind! }
type Ring { id: ID }`;

test('changes are reported at the definitions that still exist', async () => {
  const root = temporaryFolder();
  writeFiles(root, { 'old.graphql': before, 'new.graphql': after });
  const [old, current] = await Promise.all(
    ['old.graphql', 'new.graphql'].map((file) => readGraphqlApi(file, { root })),
  );
  const lines = (before: GraphqlApi, after: GraphqlApi): string[] =>
    comparison
      .compare(before, after)
      .problems()
      .map(({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`);
  expect(lines(old!, old!)).toEqual([]);
  expect(lines(old!, current!).sort()).toEqual([
    'api-breaking new.graphql:1:14 Query.moon arg name has changed type from String to String!.',
    'api-breaking new.graphql:1:6 Query.old was removed.',
    'api-breaking new.graphql:5:3 Moon.size changed type from Int to Float.',
    'api-breaking new.graphql:7:6 ICE was removed from enum type Kind.',
    'api-breaking new.graphql:8:7 A required field kind on input type MoonInput was added.',
    'api-change new.graphql:1:41 Query.added was added.',
    'api-change new.graphql:4:3 Moon.name is now deprecated.',
    'api-change new.graphql:7:6 GAS was added to enum type Kind.',
    'api-change new.graphql:9:6 Ring was added.',
  ]);
});
