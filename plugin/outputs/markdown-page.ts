/** A page as Markdown: what readers copy and language models read. */
import type { PageMeta } from '../site/types.js';

/** Where the Markdown of the page at `route` stands in the output: `/a/b` → `a/b.md`, `/` → `index.md`. */
export function markdownPath(route: string): string {
  return `${route.replace(/^\/+|\/+$/g, '') || 'index'}.md`;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Title, description and body. `body` is the source without front matter; its imports are left out, variables have their value; `instructions` come last. */
export function markdownPage(
  meta: PageMeta,
  body: string,
  variables: Record<string, string>,
  instructions: readonly string[] = [],
): string {
  const head = [`# ${oneLine(meta.title)}`];
  if (meta.description) head.push(`> ${oneLine(meta.description)}`);
  const text = withoutImports(body)
    .trim()
    .replace(/\{\{[ \t]*([A-Za-z][\w.-]*)[ \t]*\}\}/g, (whole, name: string) =>
      Object.hasOwn(variables, name) ? variables[name]! : whole,
    );
  return `${[...head, text, ...instructions].join('\n\n')}\n`;
}

function withoutImports(body: string): string {
  let fence: string | undefined;
  const lines = body.split('\n').filter((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return true;
    }
    fence = mark;
    return !/^import\s.+\sfrom\s+['"][^'"]+['"];?\s*$/.test(line);
  });
  return lines.join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
