/** Parses the JavaScript of a page: expressions, attribute values, import and export statements. */
import { Parser, type Expression, type Program } from 'acorn';
import jsx from 'acorn-jsx';

const parser = Parser.extend(jsx());
const options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowAwaitOutsideFunction: true,
} as const;

/** The syntax tree of one expression; `undefined` if it is empty or only a comment. */
export function parseExpression(source: string): Expression | undefined {
  const program = parseStatements(`(\n${source}\n)`) ?? parseStatements(source);
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The syntax tree of a module's source; `undefined` if it is not valid. */
export function parseStatements(source: string): Program | undefined {
  try {
    return parser.parse(source, options);
  } catch {
    return undefined;
  }
}
