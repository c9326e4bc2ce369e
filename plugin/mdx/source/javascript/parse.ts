/** Parses the JavaScript of a page: expressions, attribute values, import and export statements. */
import { Parser, type Expression, type Program } from 'acorn';
import jsx from 'acorn-jsx';

const parser = Parser.extend(jsx());
const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;

/** The syntax tree of a module's source. Throws a SyntaxError if it is not valid. */
export function parseModule(source: string): Program {
  return parser.parse(source, options);
}

/** The same; `undefined` if it is not valid. */
export function parseStatements(source: string): Program | undefined {
  try {
    return parseModule(source);
  } catch {
    return undefined;
  }
}

/** The syntax tree of one expression; `undefined` if it is empty or only a comment. */
export function parseExpression(source: string): Expression | undefined {
  const program = parseStatements(`(\n${source}\n)`) ?? parseStatements(source);
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The offset after the JavaScript expression at the start of `code`; -1 if there is none. */
export function expressionEnd(code: string): number {
  try {
    return parser.parseExpressionAt(code, 0, options).end;
  } catch {
    return -1;
  }
}
