/** Lets Vite read folders such as `C#`: it takes `#` and `?` in paths for parts of a URL. */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { getOrInsert } from './get-or-insert.js';

/** A path to a folder that has none of these characters. */
export interface PlainFolder {
  root: string;
  /** Whether Vite must keep the path, which leads through a symbolic link. */
  preserveSymlinks: boolean;
}

/** The first of the characters for private use. */
const privateUse = 0xe000;

/** Symbolic links of this process, by the path of their target. */
const links = new Map<string, string>();

/** `root`, or its path through a symbolic link to the last folder that needs one, so that packages in that folder are found. */
export function plainFolder(root: string): PlainFolder {
  const target = /^.*[#?][^\\/]*/s.exec(root)?.[0];
  if (target === undefined) return { root, preserveSymlinks: false };
  const link = getOrInsert(links, target, () => linkTo(target));
  return { root: link + root.slice(target.length), preserveSymlinks: true };
}

/** A path in such a folder without these characters: it has characters for private use in their place. */
export function plainPath(path: string): string {
  return path.replace(/[#?]/g, (character) => String.fromCharCode(privateUse + character.charCodeAt(0)));
}

/** A path or a text with the characters that `plainPath` has replaced. */
export function writtenPath(text: string): string {
  return text.replace(/[\uE023\uE03F]/g, (character) => String.fromCharCode(character.charCodeAt(0) - privateUse));
}

/** A path or a text with the paths as the author knows them. */
export function usualPaths(text: string): string {
  return [...links].reduce((result, [target, link]) => result.replaceAll(link, target), text);
}

/** The link stays for the next build. */
function linkTo(target: string): string {
  const name = createHash('sha256').update(target).digest('hex').slice(0, 12);
  const link = join(linkFolder(), name);
  try {
    symlinkSync(target, link, 'junction');
  } catch {
    if (readlinkSync(link) !== target) throw new Error(`Cannot create the symbolic link ${link}.`);
  }
  return link;
}

/** A folder that no other user can write to. */
function linkFolder(): string {
  const { uid } = userInfo();
  const folder = join(tmpdir(), `octavo-links-${uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const isOwn = uid < 0 || (stats.isDirectory() && stats.uid === uid && (stats.mode & 0o022) === 0);
  return isOwn ? folder : mkdtempSync(`${folder}-`);
}
