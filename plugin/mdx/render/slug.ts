/** Makes ids from the text of headings. */

/**
 * The id that links in this format use: lower case, spaces and dots become hyphens, most punctuation goes;
 * letters of all scripts, `/`, `&`, dashes and arrows stay. `Using act()` → `using-act`, `Next.js` → `next-js`.
 */
export function slug(text: string): string {
  return tidy(
    text
      .toLowerCase()
      .replace(/[\s.]+/g, '-')
      .replace(/["'`()[\]{}<>,:;!?*#%@^=+|\\~$\uE000-\uF8FF]/g, ''),
  );
}

function tidy(text: string): string {
  return text.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
