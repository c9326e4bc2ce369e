/** The parts of sites that consist of many of one kind of input, of any size. */

/** The files of a site by path. */
export type Files = Record<string, string>;

/** A kind of input. `write` returns the site with `size` of it. */
export interface GrowingInput {
  name: string;
  /** The smallest size that is measured. The others are 2, 4 and 8 times as large. */
  size: number;
  write(size: number): Files;
}

/** A list of `size` items. */
export const list = <T>(size: number, item: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => item(index));
/** Lines of text. */
export const lines = (size: number, item: (index: number) => string): string => list(size, item).join('\n');
/** An object with `size` keys. */
export const record = <T>(size: number, item: (index: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(list(size, item));

/** A site with one page, and more settings and files. */
export function site(page: string, settings: object = {}, files: Files = {}): Files {
  const all = {
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: { pages: ['index'] },
    ...settings,
  };
  return { 'docs.json': JSON.stringify(all), 'index.mdx': `---\ntitle: Start\n---\n\n${page}\n`, ...files };
}

/** The text of a page. */
export const page = (title: string, body = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

/** Pages in a folder. */
export function pages(size: number, body?: (index: number) => string): Files {
  return record(size, (index) => [`guide/p${index}.mdx`, page(`Page ${index}`, body?.(index))]);
}

/** Their names in the navigation. */
export const pageNames = (size: number): string[] => list(size, (index) => `guide/p${index}`);
