/** Creates ids from heading text. */

/**
 * The id format that links use: lowercase, with spaces and dots as hyphens and without most punctuation and invisible
 * characters. Letters of all scripts, composed,, `/`, `&`, dashes and arrows stay. `Using act()` → `using-act`, `Next.js` →
 * `next-js`.
 */
export function slug(text: string): string {
  return tidy(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s.]+/g, '-')
      .replace(/["'`()[\]{}<>,:;!?*#%@^=+|\\~$\u00AD\u200B\u2060\uE000-\uF8FF]/g, ''),
  );
}

function tidy(text: string): string {
  return text.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
