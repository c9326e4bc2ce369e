/** Reads highlighted code back from a page that was rendered before. */
import { decode } from '../core/tree/decode.js';

const blocks = /<code class="language-([^" ]+)"[^>]*>(.*?)<\/code>/gs;

/** A line, without the words that an author has marked. */
const line = /^<span class="line[^"]*">((?:[^<]|<span class="[a-z\d ]+">|<\/span>)*)<\/span>$/;

/** The key of code: lines that are equal for a language have the same HTML. */
export function codeKey(language: string, lines: readonly string[]): string {
  return [language, ...lines].join('\n');
}

/** The HTML of the lines of all code blocks, by `codeKey`. */
export function readRenderedCode(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, language = '', content = ''] of html.matchAll(blocks)) {
    const written = content.split('\n');
    const lines = written.flatMap((each) => line.exec(each)?.[1] ?? []);
    if (lines.length < written.length) continue;
    const texts = lines.map((each) => decode(each.replace(/<[^>]*>/g, '')));
    found.set(codeKey(language, texts), lines);
  }
  return found;
}
