/**
 * Makes a schema from SDL or from an introspection result. Mistakes are reported at their line in the author's file.
 */
import {
  buildASTSchema,
  buildClientSchema,
  concatAST,
  Kind,
  parse,
  Source,
  validateSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Problem } from '../../../core/errors/errors.js';
import type { Findings } from '../../api/findings.js';
import { maxLevels } from '../../../reader/limits.js';
import { tooDeepAt } from '../../../reader/json-depth.js';
import { schemaPlace } from './definition-place.js';
import { tooDeepTokenAt } from './token-depth.js';
import type { SchemaText } from './read-sources.js';

type Report = (severity: 'error' | 'warning', problem: Problem) => void;

/** The schema; `undefined` after an error. */
export function buildSchema(texts: readonly SchemaText[], findings: Findings): GraphQLSchema | undefined {
  const report: Report = (severity, problem) => findings.addLocated(severity, problem);
  const [first] = texts;
  if (texts.length === 1 && /^\s*\{\s*"/.test(first!.text)) return fromIntrospection(first!, report);
  const documents = texts.map((text) => parseText(text, report));
  if (documents.some((document) => document === undefined)) return undefined;
  return fromDocument(withDefinitions(concatAST(documents as DocumentNode[])), texts, report);
}

function parseText({ name, text }: SchemaText, report: Report): DocumentNode | undefined {
  const offset = tooDeepTokenAt(text, maxLevels);
  if (offset !== undefined) return reportDepth({ name, text }, offset, report);
  try {
    return parse(new Source(text, name));
  } catch (error) {
    const { message, positions = [] } = error as GraphQLError;
    const [offset = 0] = positions;
    report('error', {
      code: 'graphql-syntax',
      message: `The file is not a valid GraphQL schema: ${message.replace(/^Syntax Error: /, '')}`,
      hint: 'Fix the syntax at this position.',
      ...schemaPlace({ name, text }, { offset, length: 1 }),
    });
    return undefined;
  }
}

function reportDepth(file: Pick<SchemaText, 'name' | 'text'>, offset: number, report: Report): undefined {
  report('error', {
    code: 'graphql-syntax',
    message: `The file is nested more than ${maxLevels} levels deep.`,
    hint: 'Check for a missing } or ] before this position, or simplify the type or the value.',
    ...schemaPlace(file, { offset, length: 1 }),
  });
}

/** Parts of a larger schema often extend types that are defined elsewhere: the first extension defines them here. */
function withDefinitions(document: DocumentNode): DocumentNode {
  const defined = new Set(
    document.definitions.flatMap((node) => (node.kind.endsWith('Definition') ? nameOf(node) : [])),
  );
  const definitions = document.definitions.map((node) => {
    const name = nameOf(node);
    if (!/^(?:Object|Interface|Enum|Union|InputObject)TypeExtension$/.test(node.kind) || defined.has(name)) return node;
    defined.add(name);
    return { ...node, kind: node.kind.replace('Extension', 'Definition') } as DefinitionNode;
  });
  return { ...document, definitions };
}

function nameOf(node: DefinitionNode): string {
  return 'name' in node ? (node.name?.value ?? '') : '';
}

function fromDocument(document: DocumentNode, texts: readonly SchemaText[], report: Report): GraphQLSchema | undefined {
  // Schemas seldom define the directives of servers, and readers do not need them.
  const faults = validateSDL(document).filter(({ message }) => !/^Unknown (?:directive|argument)/.test(message));
  const [unknown, others] = [faults.filter(isUnknownType), faults.filter((fault) => !isUnknownType(fault))];
  for (const fault of unknown) report('warning', located(fault, texts, 'Define the type. It is shown as a scalar.'));
  for (const fault of others) report('warning', located(fault, texts, correct));
  try {
    const whole = { ...document, definitions: [...document.definitions, ...scalars(unknown)] };
    const schema = buildASTSchema(whole, { assumeValidSDL: true });
    for (const fault of validateSchema(schema))
      // Parts of larger schemas have no queries.
      if (!fault.message.startsWith('Query root type')) report('warning', located(fault, texts, correct));
    return schema;
  } catch (error) {
    report('error', located(error as GraphQLError, texts, correct));
    return undefined;
  }
}

const correct = 'Correct the definition.';

function isUnknownType({ message }: GraphQLError): boolean {
  return message.startsWith('Unknown type');
}

/** Definitions of types that only have a name. */
function scalars(errors: readonly GraphQLError[]): DefinitionNode[] {
  const names = new Set(errors.flatMap(({ message }) => /^Unknown type "([^"]+)"/.exec(message)?.[1] ?? []));
  return [...names].map((value) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value },
  }));
}

function located(
  { message, nodes }: Pick<GraphQLError, 'message' | 'nodes'>,
  texts: readonly SchemaText[],
  hint: string,
): Problem {
  // Of two definitions, the second is the mistake.
  const place = nodes?.findLast(({ loc }) => loc)?.loc;
  const text = texts.find(({ name }) => name === place?.source.name) ?? texts[0]!;
  const range = { offset: place?.start ?? 0, length: place ? Math.max(1, place.startToken.end - place.start) : 1 };
  const sentence = message.endsWith('.') || message.endsWith('?') ? message : `${message}.`;
  const [what, guess] = splitGuess(sentence);
  return { code: 'graphql-schema', message: what, hint: guess ?? hint, ...schemaPlace(text, range) };
}

/** A guess of the library is a hint. */
function splitGuess(message: string): [message: string, hint?: string] {
  const at = message.indexOf(' Did you mean ');
  return at < 0 ? [message] : [message.slice(0, at), message.slice(at + 1)];
}

/** Default values are strings with values in SDL. */
const defaultValue = /"defaultValue"\s*:\s*("[^"\\]*(?:\\.[^"\\]*)*")/g;

/** The offset of the first part of an introspection result that is nested too deep; `undefined` if there is none. */
function deepPartAt(text: string): number | undefined {
  const offset = tooDeepAt(text, maxLevels);
  if (offset !== undefined) return offset;
  for (const { 1: value, index } of text.matchAll(defaultValue))
    if (tooDeepTokenAt(JSON.parse(value!) as string, maxLevels) !== undefined) return index;
  return undefined;
}

function fromIntrospection(text: SchemaText, report: Report): GraphQLSchema | undefined {
  const fail = (reason: string, offset = 0): undefined =>
    report('error', {
      code: 'graphql-introspection',
      message: `The file is not an introspection result: ${reason}`,
      hint: 'Save the response to the introspection query, with its "__schema".',
      ...schemaPlace(text, { offset, length: 1 }),
    }) as undefined;
  try {
    const value = JSON.parse(text.text) as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
    const offset = deepPartAt(text.text);
    if (offset !== undefined) return reportDepth(text, offset, report);
    const introspection = value.data ?? value;
    if (!introspection.__schema) return fail('it has no "__schema".');
    return buildClientSchema(introspection as IntrospectionQuery, { assumeValid: true });
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    // The message of a syntax error quotes the file.
    if (error instanceof SyntaxError) return fail('it is not valid JSON.', offset);
    return fail(message.endsWith('.') ? message : `${message}.`, offset);
  }
}
