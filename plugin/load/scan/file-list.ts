/** Lists the files of the docs folder: which are published, and why. */
import type { FolderFile } from './published-files.js';

const reasons: Record<FolderFile['reason'], string> = {
  type: 'file of a website',
  used: 'used by the site',
  included: 'included by you',
  private: 'private',
  source: 'part of pages or settings',
  project: 'project file',
  unused: 'nothing refers to it',
};

/** One line about files that an author may expect on the site; empty if there are none. */
export function leftOutLine(files: readonly FolderFile[]): string {
  const leftOut = files.filter(({ reason }) => reason === 'unused' || reason === 'private');
  if (leftOut.length === 0) return '';
  const ofPrivate = leftOut.filter(({ reason }) => reason === 'private').length;
  const kinds = ofPrivate === 0 ? 'no page uses' : `are private (${ofPrivate}) or no page uses`;
  return `Left out ${leftOut.length} ${leftOut.length === 1 ? 'file' : 'files'} that ${kinds}; octavo check --files lists them.`;
}

/** All files, one per line, with the reason. */
export function fileList(files: readonly FolderFile[]): string {
  const lines = files.map(
    ({ file, isPublished, reason }) => `${isPublished ? 'published' : 'left out '}  ${file}  (${reasons[reason]})`,
  );
  const published = files.filter(({ isPublished }) => isPublished).length;
  const hint =
    published === files.length
      ? []
      : ['To publish one, refer to it from a page, or include it: --include PATTERN, or !PATTERN in .mintignore.'];
  return [...lines, `${published} published, ${files.length - published} left out`, ...hint, ''].join('\n');
}
