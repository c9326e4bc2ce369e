/** The terms of text, and of titles and headings. */
import { isLetter, termsOf, tokenize, type Token } from './tokenize.js';

/** Names with dots or slashes between them, such as `client.chat` and `/v1/users`, as terms. */
const path = /^\p{L}[^.]+(?:\.\p{L}[^.]+)+$/u;

/** Whether a term is a path as a whole. */
export function isPath(term: string | undefined): term is string {
  return term !== undefined && path.test(term);
}

/** The terms of a token in text. The names in a path find it; as a whole, which most are in one page only, it is a term in headings. */
export function textTermsOf(token: Readonly<Token>): readonly string[] {
  const { whole, parts } = token;
  if (!isPath(whole)) return termsOf(token);
  return [...parts, ...whole.split('.').filter((name) => !parts.includes(name))];
}

/** The terms of a title or a heading, without duplicates: also paths as a whole, and letters such as the name of a language. */
export function namesIn(text: string): string[] {
  const terms = tokenize(text).flatMap((token) => [...textTermsOf(token), ...termsOf(token)]);
  return [...new Set([...terms, ...lettersIn(text)])];
}

/** The Latin letters between spaces, which are not terms in text. */
export function lettersIn(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(isLetter);
}
