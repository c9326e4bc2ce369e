/** Lists the files with text that authors write. */
import type { LoadedSite } from './loaded-site.js';

export interface AuthoredFile {
  file: string;
  isSnippet: boolean;
  /** Hash of the text. Default: unknown. */
  hash?: string;
}

/** The pages that are not generated, and the snippets. */
export function authoredFiles({ pages, snippets }: Pick<LoadedSite, 'pages' | 'snippets'>): AuthoredFile[] {
  return [
    ...pages
      .filter(({ generatedSource }) => generatedSource === undefined)
      .map(({ file, hash }) => ({ file, hash, isSnippet: false })),
    ...snippets.filter((file) => /\.mdx?$/i.test(file)).map((file) => ({ file, isSnippet: true })),
  ];
}
