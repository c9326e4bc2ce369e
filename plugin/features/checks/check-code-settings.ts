/** Finds code themes and grammars in the settings that cannot be read. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';

/** Returns a warning for each. The reader is only loaded if the settings name a file. */
export async function checkCodeSettings({ root, configFile, styling, references = [] }: Site): Promise<Problem[]> {
  const { codeThemes, codeLanguages = [] } = styling;
  const themes = [...new Set([codeThemes.light, codeThemes.dark])].filter((name) => name.endsWith('.json'));
  if (themes.length + codeLanguages.length === 0) return [];
  const { readCustomGrammars, readJsonObject } = await import('../../code/custom-grammars.js');
  const start = fileStart(configFile);
  const problem = (code: string, name: string, reason: string, hint: string): Problem => ({
    code,
    message: `The file "${name}" ${reason}.`,
    hint,
    ...(references.find(({ kind, value }) => kind.startsWith('code-') && value === name)?.location ?? start),
  });
  return [
    ...themes.flatMap((name) => {
      const theme = readJsonObject(root, name);
      if (typeof theme !== 'string') return [];
      return problem(
        'code-theme-unreadable',
        name,
        theme,
        'Code uses the default colors. Correct the path or the file.',
      );
    }),
    ...readCustomGrammars(root, codeLanguages).unreadable.map(({ path: name, reason }) =>
      problem(
        'grammar-unreadable',
        name,
        reason,
        'Correct the file or its path, which is relative to the docs folder.',
      ),
    ),
  ];
}
