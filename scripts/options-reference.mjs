// Writes the reference of the options of the Vite plugin and of `buildSite`, from their interfaces and
// comments. "Default: X." at the end of a comment sets the default if X is a value, such as `false`; other
// defaults stay in the description.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const files = [
  'plugin/vite/options.ts',
  'plugin/site-build/build-site.ts',
  'plugin/site-build/load-site.ts',
  'plugin/core/pool/pool-options.ts',
];

const interfaces = new Map(
  files.flatMap((file) => {
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]);
  }),
);

/** A `<ParamField>` for each option of the interface `name`: required options first, inherited options last. */
export function optionsReference(name) {
  const members = membersOf(name).toSorted((a, b) => isRequired(b) - isRequired(a));
  return `${members.map(field).join('\n\n')}\n`;
}

function isRequired(member) {
  return !member.questionToken && !ts.isMethodSignature(member);
}

function membersOf(name) {
  const node = interfaces.get(name);
  if (!node) throw new Error(`None of ${files.join(', ')} declares the interface ${name}.`);
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.expression.getText()));
  return [...node.members, ...parents.flatMap(membersOf)];
}

function field(member) {
  const name = member.name.getText();
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ');
  if (!text) throw new Error(`The option ${name} needs a doc comment for the reference.`);
  const [, description, initial] = /^(.*?)(?: Default: (`[^`]+`|\d+|true|false)\.)?$/.exec(text);
  const attributes = [
    `name="${name}"`,
    `type=${JSON.stringify(typeOf(member))}`,
    initial && `default=${JSON.stringify(initial.replaceAll('`', ''))}`,
    isRequired(member) && 'required',
  ];
  return `<ParamField ${attributes.filter(Boolean).join(' ')}>\n  ${description}\n</ParamField>`;
}

/** The type for readers. Types that are not exported are written out. */
function typeOf(member) {
  if (ts.isMethodSignature(member)) return 'function';
  const type = member.type.getText().replace(/^readonly /, '');
  return { DocsConfig: 'object' }[type] ?? (type.startsWith('ParseOptions[') ? 'array' : type);
}
