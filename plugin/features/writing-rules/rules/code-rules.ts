/** The language, the file name and the completeness of code blocks. */
import { nameOf, startOf, type PageNode } from '../../../mdx/transforms/walk.js';
import { findingAt, type Finding, type LintedPage } from './finding.js';
import { certainLanguage } from './certain-language.js';
import { attributeOf, textAttribute } from '../../../mdx/transforms/read-node.js';

export function codeRules(page: LintedPage): Finding[] {
  return page.nodes.flatMap(({ node }): Finding[] =>
    nameOf(node) === 'CodeBlock' ? [...language(node, page), ...fileName(node), ...completeness(node)] : [],
  );
}

function language(node: PageNode, { source, offsetOf }: LintedPage): Finding[] {
  if (attributeOf(node, 'language') !== undefined) return [];
  const start = offsetOf(startOf(node));
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source.slice(start, start + 100)) ?? [];
  if (fence === undefined) return [];
  const certain = certainLanguage(textAttribute(node, 'code') ?? '');
  const at = start + fence.length;
  const text = certain && (/[ \t\r\n]/.test(source.charAt(at)) ? certain : `${certain} `);
  return findingAt(node, {
    code: 'code-language',
    message: 'The code block has no language.',
    hint: `Write it after the opening characters, such as ${fence}${certain ?? 'bash'}; ${fence}text if it is not code.`,
    ...(text && { edits: [{ start: at, end: at, text }] }),
  });
}

/** A comment: its start, its text, and its end. */
const comment = /^\s*(?:\/\/+|#+|--|;+|%|<!--|\/\*+|\{\/\*)\s*(.*?)\s*(?:-->|\*\/\}?)?\s*$/;

/** The name of a file in a first line that is nothing but a comment with it. */
const namedFile = /^(?:file(?:name)?:\s*)?((?:[\w@.[\]()-]+\/)*[\w@.[\]()-]*\w\.[a-z]\w{0,9})$/i;

/** Names such as `Node.js` and `example.com` are not files. */
const noFile = /^(?:\w+\.(?:com|org|net|io|dev|ai)|(?:node|next|vue|nuxt|express|three|d3)\.js|v?[\d.]+\w*)$/i;

function fileName(node: PageNode): Finding[] {
  if (attributeOf(node, 'title') !== undefined || attributeOf(node, 'filename') !== undefined) return [];
  const [first = ''] = (textAttribute(node, 'code') ?? '').split('\n', 1);
  const [, name] = namedFile.exec(comment.exec(first)?.[1] ?? '') ?? [];
  if (name === undefined || noFile.test(name)) return [];
  return findingAt(node, {
    code: 'code-file-name',
    message: `The first line of the code is the name of its file, "${name}".`,
    hint: `Write it as the title, after the language: \`\`\`${textAttribute(node, 'language') ?? 'text'} ${name}`,
  });
}

/** Comments that replace omitted code. */
const omission =
  /^(?:\.{3}|…|(?:TODO|FIXME)\b.*|(?:\.{3}\s*)?(?:(?:the )?rest of (?:the|your)|your|existing|other) (?:\w+ )?code(?: (?:here|goes here))?(?:\s*\.{3})?)$/i;

/** Languages where three dots are code, or output that was cut. */
const otherDots = /^(?:py|python|python3|text|txt|plaintext|console|output|log|diff|md|mdx|markdown)$/i;

/** Titles of program output, which authors shorten. */
const outputTitle = /\b(?:output|response|logs?)\b/i;

function completeness(node: PageNode): Finding[] {
  if (outputTitle.test(textAttribute(node, 'title') ?? '')) return [];
  const written = textAttribute(node, 'language');
  const lines = (textAttribute(node, 'code') ?? '').split('\n');
  const hasDots = written !== undefined && !otherDots.test(written);
  const isOmission = (line: string): boolean =>
    (hasDots && /^\s*(?:\.{3}|…),?\s*$/.test(line)) || omission.test(comment.exec(line)?.[1] ?? '');
  const at = lines.findIndex(isOmission);
  if (at === -1) return [];
  return findingAt(node, {
    code: 'code-incomplete',
    message: `The code is not complete: line ${at + 1} is "${lines[at]!.trim()}".`,
    hint: 'Write code that readers can copy and run, or remove the line.',
  });
}
