import path from 'node:path';
import type { Site } from '../../core/model/types.js';
import { defaultCodeThemes, type CodeThemes } from './code-themes.js';
import { readJsonObject } from '../custom-grammars.js';
import { isCodeTheme } from './theme-pair.js';

/**
 * The code themes of a site. A missing theme is replaced by the default for its mode. Theme files are in the docs
 * folder.
 */
export function knownCodeThemes({ root, styling }: Pick<Site, 'root' | 'styling'>): CodeThemes {
  const { light, dark } = styling.codeThemes;
  const themeOr = (name: string, fallback: string): string => {
    if (!name.endsWith('.json')) return isCodeTheme(name) ? name : fallback;
    return typeof readJsonObject(root, name) === 'object' ? path.join(root, name) : fallback;
  };
  return { light: themeOr(light, defaultCodeThemes.light), dark: themeOr(dark, defaultCodeThemes.dark) };
}
