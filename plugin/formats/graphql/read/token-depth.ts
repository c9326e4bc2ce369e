import { Lexer, Source, TokenKind } from 'graphql';

/** The offset of the first `{` or `[` in SDL that is nested more than `maxLevels` deep; `undefined` if there is none. */
export function tooDeepTokenAt(text: string, maxLevels: number): number | undefined {
  const lexer = new Lexer(new Source(text));
  let level = 0;
  try {
    for (; lexer.token.kind !== TokenKind.EOF; lexer.advance()) {
      const { kind, start } = lexer.token;
      if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L) {
        if (++level > maxLevels) return start;
      } else if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R) level--;
    }
  } catch {
    // The parser reports syntax errors.
  }
  return undefined;
}
