import path from 'node:path';
import type { Site } from '../../site/types.js';
import { defaultCodeThemes } from './code-themes.js';
import type { CodeThemes } from './code-themes.js';
import { isCodeTheme } from './theme-pair.js';

/**
 * The code themes of a site. A missing theme is replaced by the default for its mode. Theme files are in the docs
 * folder.
 */
export function knownCodeThemes({ root, styling }: Pick<Site, 'root' | 'styling'>): CodeThemes {
  const { light, dark } = styling.codeThemes;
  const themeOr = (name: string, fallback: string): string => {
    const theme = name.endsWith('.json') ? path.join(root, name) : name;
    return isCodeTheme(theme) ? theme : fallback;
  };
  return { light: themeOr(light, defaultCodeThemes.light), dark: themeOr(dark, defaultCodeThemes.dark) };
}
