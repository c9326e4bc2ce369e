/** Wording that user-facing text must not contain: messages, help, UI strings and docs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { english } from '../plugin/languages/ui-strings.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Each with its replacement. */
const banned: [pattern: RegExp, instead: string][] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:is|are|was|were|be) told\b/i, 'report, show'],
  [/\bstands?\b(?! (?:for|out)\b)/i, 'is, appears, is used'],
  [/\blies? at\b/i, 'is'],
  [/\bleads? (?:to|on|nowhere)\b/i, 'points to, redirects, does not exist'],
  [/\bgoes before\b/i, 'takes precedence over'],
  [/\bhonou?red\b|\bapproximated\b/i, 'supported, partly supported'],
  [/\b(?:older|newer|list|object) form\b/i, 'v1 or v2 schema'],
  [/\blive components?\b/i, 'interactive component'],
  [/\bmaths\b/i, 'math'],
  [/\bhand-?written pages?\b/i, 'plain HTML page'],
  [/\b(?:colour|behaviour|dialogue|customise|normalise|tokenise|recognise|favourite|centre)/i, 'American spelling'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|one\b)/i, 'is not a …, is not a valid …'],
  [/\bnobody (?:knows|can|has)\b|\bwhat is no\b/i, 'a plain sentence'],
  [/\b(?:divisions?|territor(?:y|ies))\b/i, 'navigation section, path scope'],
  [/\bput right\b/i, 'fix'],
];

/** Also wrong in comments and names of sources. `stand alone`, `stand-in` and `stand by` are English. */
const bannedInSources: typeof banned = [
  ...banned.filter(([pattern]) => !/stands|colour|approximated/.test(pattern.source)),
  [/\bstands?\b(?! (?:alone|by|out)\b|-)/i, 'is, appears, is used'],
  [/\b(?:is|are|was|were|be|been) (?:told|said)\b/i, 'report, show'],
  [/\bof none\b|\bthe whole of\b/i, 'a plain sentence'],
];

/** Properties whose values are user-facing text. */
const property =
  /\b(?:message|hint|summary|description|title|note|label|text)\s*[:=]\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

function faults(text: string, patterns = banned): string[] {
  return patterns.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found ? [`"${text.slice(Math.max(0, found.index - 30), found.index + 40)}": write ${instead}`] : [];
  });
}

/** Files with user-facing text. */
function files(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => ending.test(file) && !/\.test\.|testing[/\\]/.test(file));
}

test('the words are found', () => {
  expect(faults('Mend it.')).toEqual(['"Mend it.": write fix']);
  expect(faults('This address leads nowhere.')).toHaveLength(1);
  expect(faults('Add a line with `---` after the last key.')).toEqual([]);
});

/** The sources whose comments follow the guide; interface strings in other languages are not English. */
const sources = files(['plugin'], /\.tsx?$/).filter((file) => !/languages[/\\]..\.ts$/.test(file));

describe('messages, help and interface texts', () => {
  test.each(files(['plugin', 'elements', 'runtime'], /\.tsx?$/))('%s', (file) => {
    const texts = readFileSync(join(root, file), 'utf8').matchAll(property);
    expect(
      Array.from(texts).flatMap(([, single, double, template]) => faults(single ?? double ?? template ?? '')),
    ).toEqual([]);
  });

  test.each(sources)('comments and other text of %s', (file) => {
    expect(faults(readFileSync(join(root, file), 'utf8'), bannedInSources)).toEqual([]);
  });

  test('comments begin with a noun or a sentence', () => {
    const all = files(['plugin', 'elements', 'runtime', 'playground', 'scripts'], /\.(?:tsx?|mjs)$/);
    const clause = /^[ \t]*(?:\/\*\*|\*|\/\/) (?:What|Those|Others|That of)\b/m;
    expect(all.filter((file) => clause.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test('labels', () => expect(Object.values(english).flatMap((text) => faults(text))).toEqual([]));
});

describe('documentation', () => {
  test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...files(['demo', '.github'], /\.mdx?$/)])('%s', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(/^( *)(`{3,}|~{3,}).*?^\1\2/gms, '')
      .replace(/`[^`\n]*`/g, '');
    expect(text.split('\n').flatMap((line) => faults(line))).toEqual([]);
  });
});
