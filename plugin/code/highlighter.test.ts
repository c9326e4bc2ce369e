import { createHighlighter as createShiki, type BundledLanguage, type Highlighter as ShikiHighlighter } from 'shiki';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHighlighter, type Highlighter } from './highlighter.js';
import { resolveLanguage } from './languages.js';
import { readCodeTheme } from './themes/theme-pair.js';

/** Code in languages whose grammars work differently: states across lines, nested languages, injections. */
const samples: [language: string, code: string][] = [
  [
    'typescript',
    'import { a } from "b";\n\n/* one\n   two */\nconst re = /[a-z]+\\/(?<name>x)/giu;\nexport class A<T extends B> {\n  #x = `a ${`b ${1 + 2}`} c`;\n}\n',
  ],
  [
    'tsx',
    'const View = ({ items }: Props) => (\n  <ul className="x">\n    {items.map((item) => <li key={item.id}>{item.name} &amp; more</li>)}\n  </ul>\n);\n',
  ],
  [
    'python',
    'def load(x: int = 1) -> dict:\n    """Return\n    one item."""\n    return {f"{x!r:>10}": r"\\d+", "n": None}  # end\n',
  ],
  [
    'shellscript',
    'curl -X POST https://example.com/v1 \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d \'{"a": [1, true]}\'\ncat <<EOF | tee x\nhello $USER\nEOF\nnpm i --save-dev x && echo done\n',
  ],
  [
    'bash',
    "curl 'https://example.com/a/{id}?b=c' \\\n  --proxy \"http://example.com:80\" # see 'https://example.com/x'\ncurl 'https://example.com/b' \\\n",
  ],
  [
    'javascript',
    'await fetch("https://example.com/a/{id}", { to: \'https://example.com/b?c=1&d\' });\nawait fetch("https://example.com/b", { to: \'https://example.com/\' });\n// "https://example.com/c"\n',
  ],
  [
    'json',
    '{\n  "https://example.com/a": "https://example.com/b",\n  "https://example.com/c": "https://example.com/d"\n}\n',
  ],
  ['json', '{\n  "id": 1,\n  "tags": ["a", "b\\n"],\n  "on": true, "off": null\n}\n'],
  ['json', '{ "a: b": "if", "": "é — \\u0041", "n": "1", "m": "2" }\n{ "c: d": "for", "x": "y\\"" , "z": "" }\n'],
  [
    'javascript',
    '"use strict";\nconst re = /["\'] a "b" /; // don\'t "use" it\'s\nconst t = `a "b c" ${x["if"]} \'for\'`;\nf({ "return": \'if\', "a": "", b: "in: x" });\nf({ "else": \'of\', "a": "", b: "as: y" });\n',
  ],
  [
    'typescript',
    'import x, { type Y } from "mod";\ntype A = "b c" | \'d\';\ndeclare module "x-y" {}\ndeclare module "if" {}\n',
  ],
  [
    'python',
    'x = {"if": \'else, 1\', \'a\': f"in {x}", "b": r"a-b"}  # it\'s "so"\n"""\n"doc" \'x\' "if"\n"""\nprint("%s" % "a", b\'x y\', "{}".format("for"), "n", "m")\nget("https://example.com/{a}")\nget("https://example.com/a")\n',
  ],
  [
    'bash',
    'curl -d \'{\n  "if": "then, x",\n  "for": "a b"\n}\' -H "X-Y: z w" -H "A: if"\necho "for" \'if\' "$A" "do"\necho "in" \'it\' "$B" "x"\n',
  ],
  ...[
    ['json', '{ "a": 1, "b 2": [30, -4, 5.6, 7e8], "c": "\\u0041 9" }\n'],
    [
      'javascript',
      'x = [1, 22, 010, 0x1F, 1_0, 1.5, 3e5, 10n, -3]; y[7].a1 = `n ${42} 7`;\nz = /a{2,3}\\1 8/; "\\x41 \\u{12} 9 \\8"; // 5 it\'s 6\n',
    ],
    ['typescript', 'enum A { B = 1, C = 22 }\ntype T = [1, 2]; let a: Array<3> = b?.[4] ?? c<5>(6) as 7;\n'],
    ['python', 'x = [1, 22, 0o17, 0x1F, 1_0, 1.5, 3e5, 4j, -3][5:6]\ny = f"{x:10} {7}" "\\x41 \\123 8 %5d" "{9}"\n'],
    ['bash', 'f 1 $2 ${3} ${a:4} -5 6.7 >&2 2>8 {1..9} <<<4 $((5 + 6)) "a\\7 8" n9 9n &1\nkill -9 %1; a[2]=3 # 4\n'],
  ].map(([language, code]) => [language, code + withOtherDigits(code!)] as [string, string]),
  ['yaml', 'a: &x\n  - b: "c"\n    d: |\n      text: not a key\n  - *x\n'],
  [
    'html',
    '<!doctype html>\n<style>\n  .a > b { color: #fff }\n</style>\n<script>\n  const a = "b";\n</script>\n<p class=x>Hi &lt;</p>\n',
  ],
  ['php', '<?php\nnamespace A;\nfunction f(?int $x): string { return "a {$x}"; }\n?>\n<b><?= f(1) ?></b>\n'],
  ['ruby', 'text = <<~SQL\n  SELECT * FROM t WHERE id = #{id}\nSQL\nputs text.map(&:to_s) if a =~ /x+/\n'],
  ['go', 'func main() {\n\tch := make(chan int, 1)\n\tgo func() { ch <- 1 }()\n\tfmt.Printf("%d\\n", <-ch)\n}\n'],
  ['sql', "SELECT a, count(*) AS n FROM t -- all\nWHERE b = 'it''s' GROUP BY 1;\n"],
  ['css', '@media (width > 40rem) {\n  a:hover::before { content: "\\201c"; color: rgb(0 0 0 / 50%) }\n}\n'],
  ['diff', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n same\n'],
  ['ini', '; note\n[a]\nb = "c"\n'],
  ['dockerfile', 'FROM node:20 AS build\nRUN npm ci && \\\n    npm run build\n'],
  ['http', 'POST /items HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}\n'],
];

/** Zeros stay, because they can start numbers in other bases. */
function withOtherDigits(code: string): string {
  return code.replace(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1));
}

const themePairs = [
  ['vitesse-light', 'dracula'],
  ['catppuccin-latte', 'github-dark'],
] as const;

let highlighter: Highlighter;
let shiki: ShikiHighlighter;
beforeAll(async () => {
  highlighter = await createHighlighter();
  const langs = samples.map(([language]) => resolveLanguage(language).id);
  shiki = await createShiki({ themes: themePairs.flat(), langs });
});
afterAll(() => shiki.dispose());

/** Every visible character with its light colour, dark colour and font style, one string each. */
function charactersOf(html: string, light: string[], dark: string[]): string[] {
  return [...html.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g)].flatMap(
    ([, classes = '', inside, outside]) => {
      const number = (side: string): number => Number(new RegExp(`\\b${side}(\\d+)`).exec(classes)?.[1] ?? 0);
      const font = ['fi', 'fb', 'fu', 'fs'].reduce(
        (sum, name, bit) => sum + (classes.includes(name) ? 2 ** bit : 0),
        0,
      );
      return visible(unescapeHtml(inside ?? outside!), `${light[number('l')]} ${dark[number('d')]} ${font}`);
    },
  );
}

function visible(text: string, look: string): string[] {
  return text
    .split('')
    .filter((character) => character.trim() !== '')
    .map((character) => `${character} ${look}`);
}

function unescapeHtml(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe.each(themePairs)('with the themes %s and %s', (light, dark) => {
  const [lightColors, darkColors] = [readCodeTheme(light).colors, readCodeTheme(dark).colors];

  test('colours every character as Shiki does, also when the lines have been met before', async () => {
    const ours = await createHighlighter({ light, dark });
    const ids = samples.map(([language]) => resolveLanguage(language).id);
    for (const [index, [language, code]] of [...samples, ...samples].entries()) {
      const { lines } = ours.highlight(code, language);
      const expected = shiki.codeToTokensWithThemes(code, {
        lang: ids[index % ids.length] as BundledLanguage,
        themes: { light, dark },
        // On a busy machine Shiki would give up on a line.
        tokenizeTimeLimit: 0,
      });
      for (const [number, tokens] of expected.entries()) {
        const wanted = tokens.flatMap(({ content, variants }) =>
          visible(
            content,
            `${lowered(variants.light!.color)} ${lowered(variants.dark!.color)} ${variants.light!.fontStyle}`,
          ),
        );
        expect(charactersOf(lines[number]!, lightColors, darkColors), `${language} line ${number + 1}`).toEqual(wanted);
      }
    }
  });
});

function lowered(color: string | undefined): string {
  return (color ?? '').toLowerCase();
}

test('keeps the text of every sample, character by character', () => {
  for (const [language, code] of samples) {
    const { lines } = highlighter.highlight(code, language);
    expect(unescapeHtml(lines.join('\n').replace(/<[^>]*>/g, ''))).toBe(code);
  }
});

test('writes no spans around text in the default colour, and one around neighbours of one colour', () => {
  expect(highlighter.highlight('a = b', 'python').lines).toEqual(['a <span class="l9 d8">= </span>b']);
});

test('escapes code, highlighted or not', () => {
  const attack = '<img src=x onerror=alert(1)>';
  for (const language of ['text', 'html', 'js', 'no-such']) {
    expect(highlighter.highlight(attack, language).lines[0]).not.toContain('<img');
  }
});

test('leaves code in an unknown language plain and says so', () => {
  expect(highlighter.highlight('a & b\r\nc', 'tolk')).toEqual({
    lines: ['a &amp; b', 'c'],
    language: 'text',
    known: false,
  });
});

test('leaves a very long line plain and goes on below it', () => {
  const { lines } = highlighter.highlight(`${'x;'.repeat(20_000)}\nconst a = 1`, 'js');
  expect(lines[0]).not.toContain('<span');
  expect(lines[1]).toContain('<span');
});

test('highlights the languages inside Markdown the same, whatever was highlighted before', async () => {
  const code = '---\na: 1\n---\n\n```python\nimport x\n```\n\n```ruby\nputs 1\n```';
  const first = highlighter.highlight(code, 'mdx').lines;
  highlighter.highlight('puts 1', 'ruby');
  expect(first.join('\n')).toMatch(/<span[^>]*>import <\/span>/);
  expect(highlighter.highlight(code, 'mdx').lines).toEqual(first);
});
