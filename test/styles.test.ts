/** Style sheets have no declarations that a supported browser ignores. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'elements', 'playground', 'plugin', 'runtime'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|browser)\.ts$/.test(file));

/** Patterns of such declarations, by the rule that they break. */
const ignored: [rule: string, pattern: RegExp][] = [
  // WebKit takes only a line in the shorthand.
  ['text-decoration has longhands for the style, color and thickness', /text-decoration:\s*[\w-]+ [^;}]+/g],
];

test.each(ignored)('%s', (_rule, pattern) => {
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
