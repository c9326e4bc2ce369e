/** Finds problems in a GraphQL document. Loaded when a reader edits one. */
import {
  parse,
  visit,
  type DocumentNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { BodyProblem } from '../body/check-body.js';

/** The part of the schema that a page has: the field that it documents, and the fields of some types. */
export interface KnownFields {
  /** Field of the root type. */
  field: string;
  /** Its type. */
  type: string;
  /** Fields by type, separated by spaces; `name:Type` for fields that have fields themselves. */
  types: Readonly<Record<string, string>>;
}

/** The problems of `text`: of its syntax, otherwise of its variables and fields. */
export function checkDocument(text: string, known: KnownFields | undefined): BodyProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    const { message, locations } = error as GraphQLError;
    const [{ line, column } = { line: 1, column: 1 }] = locations ?? [];
    return [problem(line, column, `${message.replace(/^Syntax Error: /, '')}`)];
  }
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  if (operations.length === 0) return [problem(1, 1, 'There is no query, mutation or subscription.')];
  return [...operations.flatMap(variableProblems), ...operations.flatMap((each) => fieldProblems(each, known))];
}

function problem(line: number, column: number, message: string): BodyProblem {
  return { line, column, pointer: '/query', message: `${line}:${column} ${message.replace(/\.*$/, '.')}` };
}

type Node = { loc?: { startToken: { line: number; column: number } } };

function at({ loc }: Node, message: string): BodyProblem {
  const { line, column } = loc?.startToken ?? { line: 1, column: 1 };
  return problem(line, column, message);
}

/** Variables that are used without a declaration, and the other way round. Fragments may use any. */
function variableProblems(operation: OperationDefinitionNode): BodyProblem[] {
  const declared = new Map((operation.variableDefinitions ?? []).map((node) => [node.variable.name.value, node]));
  const used = new Set<string>();
  const problems: BodyProblem[] = [];
  let hasSpreads = false;
  visit(operation.selectionSet, {
    FragmentSpread: () => {
      hasSpreads = true;
    },
    Variable: (node) => {
      used.add(node.name.value);
      if (!declared.has(node.name.value)) problems.push(at(node, `The variable $${node.name.value} is not declared`));
    },
  });
  for (const [name, node] of declared)
    if (!used.has(name) && !hasSpreads) problems.push(at(node, `The variable $${name} is not used`));
  return problems;
}

/** Fields that the types do not have. Types that the page does not have are not checked. */
function fieldProblems({ selectionSet }: OperationDefinitionNode, known: KnownFields | undefined): BodyProblem[] {
  if (!known) return [];
  return selectionSet.selections.flatMap((node) =>
    node.kind === 'Field' && node.name.value === known.field
      ? selectionProblems(node, node.selectionSet, known.type, known)
      : [],
  );
}

function selectionProblems(
  owner: Node & { name?: { value: string } },
  selection: SelectionSetNode | undefined,
  type: string | undefined,
  known: KnownFields,
): BodyProblem[] {
  const fields = type !== undefined && Object.hasOwn(known.types, type) ? fieldsOf(known.types[type]!) : undefined;
  if (!selection) return fields ? [at(owner, `Select fields of "${owner.name?.value}", which is of type ${type}`)] : [];
  return selection.selections.flatMap((node): BodyProblem[] => {
    if (node.kind === 'FragmentSpread') return [];
    if (node.kind === 'InlineFragment')
      return selectionProblems(node, node.selectionSet, node.typeCondition?.name.value ?? type, known);
    const name = node.name.value;
    if (name.startsWith('__') || !fields) return [];
    if (!fields.has(name)) return [at(node, `${type} has no field "${name}"`)];
    return selectionProblems(node, node.selectionSet, fields.get(name), known);
  });
}

/** The type of each field; `undefined` for fields without fields. */
function fieldsOf(text: string): Map<string, string | undefined> {
  return new Map(
    text.split(' ').map((each) => {
      const [name = '', type] = each.split(':');
      return [name, type];
    }),
  );
}
