/** The input of a site: settings, pages, and where it is published. */
export interface PairSite {
  /** `mint.json` or `docs.json`: the schema of the settings. */
  file: 'mint.json' | 'docs.json';
  settings: Record<string, unknown>;
  /** Pages and specifications by path. Values that are not strings are written as JSON. */
  files: Record<string, unknown>;
  /** Default: `/`. */
  base?: string;
}

/** A page with a title and a paragraph. `frontMatter`: more lines of front matter. */
export function simplePage(title: string, ...frontMatter: string[]): string {
  return ['---', `title: ${title}`, ...frontMatter, '---', '', `Text of ${title}.`, ''].join('\n');
}

/** Settings that every site needs. */
export const commonSettings = { name: 'Acme', theme: 'mint', colors: { primary: '#16803c' } };
