/** Changes text like a typo, a bad merge or an attacker. */
import type { Random } from './random.js';

/** Tokens of Markdown, MDX and YAML, and characters that programs often handle incorrectly. */
const tokens = [
  '< > </ /> <> </> { } {/* */} <!-- --> ` ``` ```` ~~~ " \' * ** _ __ [ ] ]( ![ [^1] [^1]: | $ $$ \\ & &#0; &amp # : :: ::: @ %',
  '{...props} {{name}} {{ }} {#id} {`${ => ${ <p> </p> <p><p> <br> <script> <style> <svg> <template> <table><tr> <Foo.Bar> <Frame',
  '<Warning> </Warning> <Tabs> </Tab> <Steps> <Step> <CodeGroup> </CodeGroup> <Columns\u2003cols={ <Unknown\u2003a={ <Card\u2003href="',
  '__proto__ constructor javascript: https:// %E0%A4 日本語 é e\u0301 𠮷 🙂 \u200b \ufeff \u2028 \ud800 \udc00 \u202e \u007f \uE000 \0 \x1b[31m',
]
  .flatMap((list) => list.split(' '))
  .map((token) => token.replace('\u2003', ' '))
  .concat([
    '\n- ',
    '\n  - ',
    '\n1. ',
    '\n> ',
    '\n>> ',
    '\n    ',
    '\n\n',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '# ',
    '\n---\n',
    '\n===\n',
  ])
  .concat([
    '\n|-|-|\n',
    ' / ',
    '<Tab title="x">',
    '<a href=',
    '{() => ',
    'import x from "y"\n',
    'export const a = ',
    'import ',
  ])
  .concat(['export default ', '\nimport { a } from "./b"\n\n']);

type Change = (text: string, random: Random, other: string) => string;

const changes: Change[] = [
  (text, random) => cut(text, random, ''),
  (text, random) => cut(text, random, random.pick(tokens)),
  (text, random) => insert(text, random, random.pick(tokens)),
  (text, random) => insert(text, random, random.pick(tokens)),
  (text, random) => insert(text, random, random.pick(tokens) + random.pick(tokens)),
  (text, random) => insert(text, random, random.pick(tokens).repeat(1 + random.below(40))),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random, other) => insert(text, random, piece(other, random, 300)),
  (text, random) => insert(text, random, piece(text, random, 300)),
  (text) => text.replaceAll('\n', '\r\n'),
  (text, random) => lines(text, random, (all, at) => all.splice(at, 1)),
  (text, random) => lines(text, random, (all, at) => all.splice(at, 0, all[random.below(all.length)]!)),
  (text, random) =>
    lines(text, random, (all, at) => (all[at] = `${' '.repeat(random.below(9))}${all[at]!.trimStart()}`)),
  (text, random) =>
    lines(text, random, (all, at) => (all[at] = `${random.pick(['- ', '> ', '1. ', '    ', '# '])}${all[at]}`)),
  (text, random) => lines(text, random, (all, at) => all.splice(at, 2, all.slice(at, at + 2).join(''))),
  (text, random) => dropTag(text, random),
];

/** `text` after one to six changes, which can insert parts of `other`. */
export function mutateText(text: string, random: Random, other = text): string {
  let result = text;
  for (let count = 1 + random.below(6); count > 0; count--) result = random.pick(changes)(result, random, other);
  return result;
}

function insert(text: string, random: Random, added: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + added + text.slice(at);
}

function cut(text: string, random: Random, added: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + added + text.slice(at + 1 + random.below(20));
}

function piece(text: string, random: Random, most: number): string {
  const at = random.below(text.length + 1);
  return text.slice(at, at + random.below(most));
}

function lines(text: string, random: Random, change: (all: string[], at: number) => unknown): string {
  const all = text.split('\n');
  change(all, random.below(all.length));
  return all.join('\n');
}

/** Removes a tag, so that another one is never closed or never opened. */
function dropTag(text: string, random: Random): string {
  const tags = [...text.matchAll(/<\/?[A-Za-z][^<>]*>/g)];
  if (tags.length === 0) return text;
  const { index, 0: tag } = random.pick(tags);
  return text.slice(0, index) + text.slice(index + tag.length);
}
