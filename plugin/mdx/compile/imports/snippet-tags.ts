/** Turns `<Snippet file="a.mdx" />`, the older syntax for snippets, into an import. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { isJsx, walk } from '../../transforms/walk.js';
import type { ImportStatement } from './imports.js';

/** Gives the tags in `root` unique names, and returns the imports for them. */
export function importSnippetTags(root: Root, docsRoot: string): ImportStatement[] {
  const imports: ImportStatement[] = [];
  walk(root, (node) => {
    if (!isJsx(node) || node.name !== 'Snippet') return;
    const attribute = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'file',
    );
    if (attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return;
    const name = `_Snippet${imports.length}`;
    const specifier = snippetPath(attribute.value, docsRoot);
    imports.push({
      specifier,
      written: attribute.value,
      defaultName: name,
      names: [name],
      source: `import ${name} from ${JSON.stringify(specifier)};`,
    });
    node.name = name;
    node.attributes = node.attributes.filter((candidate) => candidate !== attribute);
  });
  return imports;
}

/** Snippets are in `snippets/` or `_snippets/`. A root-absolute path is used unchanged. */
function snippetPath(path: string, root: string): string {
  const bare = path.replace(/^\/+/, '');
  return `/${['snippets/', '_snippets/', ''].map((folder) => folder + bare).find((candidate) => existsSync(join(root, candidate))) ?? `snippets/${bare}`}`;
}
