/** Resolves `$ref` in settings to parts in separate files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { readFileIn } from '../../reader/read-file.js';
import { fileReason } from '../../reader/reasons.js';
import { isSecretFile } from '../../reader/file-kinds.js';
import { relativePath } from '../../core/text/slash-path.js';
import { problemAt, type JsonNode } from './json-tree.js';
import { parseJson } from './parse-json.js';
import { entriesIn } from '../../reader/docs-file.js';

interface RefContext {
  /** The docs folder, absolute. */
  root: string;
  /** The chain of files that refer to each other, relative to `root`. The last one is being read. */
  chain: string[];
  report: Report;
}

/**
 * Replaces every `{ "$ref": "file.json" }` by the contents of the file. Paths are relative to the file with the
 * reference. Keys next to a `$ref` to an object override the keys of the object; next to a `$ref` to a list they are
 * ignored. A reference that cannot be resolved is an error, and its value is `undefined`.
 */
export async function resolveRefs(node: JsonNode, context: RefContext): Promise<JsonNode | undefined> {
  if (node.type === 'scalar' || !node.span.source.text.includes('"$ref"')) return node;
  if (node.type === 'array') {
    const items = await Promise.all(node.items.map((item) => resolveRefs(item, context)));
    return { ...node, items: items.filter((item) => item !== undefined) };
  }
  const resolved = new Map(node.entries);
  for (const [key, entry] of node.entries) {
    const value = key === '$ref' ? undefined : await resolveRefs(entry.value, context);
    if (value) resolved.set(key, { ...entry, value });
    else resolved.delete(key);
  }
  const ref = node.entries.get('$ref');
  if (!ref) return { ...node, entries: resolved };
  const target = await readTarget(ref.value, context);
  if (target?.type !== 'object') return target ?? (resolved.size > 0 ? { ...node, entries: resolved } : undefined);
  return { ...target, entries: new Map([...target.entries, ...resolved]) };
}

async function readTarget(ref: JsonNode, { root, chain, report }: RefContext): Promise<JsonNode | undefined> {
  const fail = (code: string, message: string, hint: string): undefined => {
    report.error(problemAt(ref.span, { code, message, hint }));
  };
  if (ref.type !== 'scalar' || typeof ref.value !== 'string') {
    return fail('ref-type', '$ref must be the path of a JSON file.', 'Use, for example, "$ref": "./navigation.json".');
  }
  const from = path.resolve(root, path.dirname(chain.at(-1) ?? ''));
  const target = path.resolve(from, ref.value);
  const file = relativePath(root, target);
  if (chain.includes(file)) {
    return fail('ref-cycle', `$ref is circular: ${[...chain, file].join(' → ')}.`, 'Remove one of these references.');
  }
  const content = isSecretFile(file) ? 'missing' : readFileIn(root, target);
  if (content === 'outside') {
    return fail(
      'ref-outside',
      `$ref points outside the docs folder: ${JSON.stringify(ref.value)}.`,
      'Move the file into the docs folder.',
    );
  }
  if (content === 'missing') {
    return fail('ref-missing', `There is no file ${JSON.stringify(file)}.`, nearFile(root, from, ref.value));
  }
  if (typeof content === 'string') {
    return fail(
      'ref-missing',
      `$ref names ${JSON.stringify(file)}, but ${fileReason(content)}.`,
      'Use the path of a JSON file.',
    );
  }
  const tree = parseJson({ file, text: content.toString('utf8').replace(/^\uFEFF/, '') }, report);
  return tree && resolveRefs(tree, { root, chain: [...chain, file], report });
}

/**
 * Suggests the intended file: one at that path from the docs folder, or with a similar name. `from`: the folder of the
 * file with the reference.
 */
function nearFile(root: string, from: string, ref: string): string {
  const rule = 'Paths are relative to the file that contains them.';
  const folder = path.dirname(path.resolve(from, ref));
  const files = entriesIn(folder).map(({ name }) => name);
  const near = nearest(
    path.basename(ref),
    files.filter((name) => name.endsWith('.json')),
  );
  const existing = near === undefined ? path.join(root, ref) : path.join(folder, near);
  if (!existsSync(existing)) return `Correct the path. ${rule}`;
  const relative = relativePath(from, existing);
  return `Did you mean ${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)}? ${rule}`;
}
