/** The files and themes of the settings that highlight code. */
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import type { Site } from '../../core/model/types.js';
import { readFileIn } from '../../reader/read-file.js';
import { defaultCodeThemes, themesOnBackgrounds, type CodeThemes } from './code-themes.js';

/** Loads the theme catalog only for a site that does not use the default themes. */
export async function loadCodeThemes(
  { root, styling }: Pick<Site, 'root' | 'styling'>,
  backgrounds: Parameters<typeof themesOnBackgrounds>[1],
): Promise<CodeThemes> {
  const { light, dark } = styling.codeThemes;
  const isDefault = light === defaultCodeThemes.light && dark === defaultCodeThemes.dark;
  const themes = isDefault
    ? { light, dark }
    : (await import('./site-code-themes.js')).knownCodeThemes({ root, styling });
  return themesOnBackgrounds(themes, backgrounds);
}

/** Hash of the theme and grammar files that the settings name; empty if there are none. */
export function codeFilesKey({
  root,
  styling: { codeThemes, codeLanguages = [] },
}: Pick<Site, 'root' | 'styling'>): string {
  const themes = [codeThemes.light, codeThemes.dark].filter((name) => name.endsWith('.json'));
  const files = [...themes, ...codeLanguages];
  return files.length === 0
    ? ''
    : // A file that cannot be read is reported by the checks.
      contentKey(...files.map((file) => readFileIn(root, join(root, file)).toString().replaceAll('\r\n', '\n')));
}
