import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';

const jsxParser = Parser.extend(acornJsx());

/** The offset after the JavaScript expression at the start of `code`; -1 if there is none. */
export function expressionEnd(code: string): number {
  try {
    return jsxParser.parseExpressionAt(code, 0, { ecmaVersion: 'latest', sourceType: 'module' }).end;
  } catch {
    return -1;
  }
}
