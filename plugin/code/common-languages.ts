/** Compiles the patterns of the languages that most sites use before the first page needs them. */
import type { Highlighter } from './highlighter.js';

/** Code with the constructs of most examples, by language. */
const samples: Readonly<Record<string, string>> = {
  json: '{\n  "a": "b\\n",\n  "c": [-1.5, true, null, { "d": [] }]\n}',
  bash: `# a\nnpm run a && b | c > d\nexport A="$B"\ncurl --url "https://a.b" \\\n  --header 'A: b' \\\n  --data '{ "a": 1 }'`,
  javascript:
    'import a from "a";\n// b\nconst c = await fetch(`a${1}`, { method: "GET", headers: { A: \'b\' } });\nfunction d() {\n  return c.e(true, null);\n}',
  python: 'import a\n# b\nc = {"d": [1, True, None]}\ndef e(f):\n    return a.get(f"{c}", headers=c)',
};

export function compileCommonLanguages(highlighter: Highlighter): void {
  for (const [language, code] of Object.entries(samples)) highlighter.highlight(code, language);
}
