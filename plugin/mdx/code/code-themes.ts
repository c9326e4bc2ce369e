/** Theme ids, or absolute paths of theme files, of the light and the dark side; the same one twice gives code that does not follow the site. */
export interface CodeThemes {
  light: string;
  dark: string;
}

/** The pair with the best contrast of those measured: every color has at least 4.5:1 on near-white and near-black. */
export const defaultCodeThemes: CodeThemes = { light: 'github-light-default', dark: 'github-dark-default' };
