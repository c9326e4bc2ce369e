/** Finds themes and grammars for code that the settings name and that cannot be read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors.js';
import type { Site } from '../site/types.js';

/** A warning for each. Loads what reads code only where the settings name something. */
export async function checkCodeSettings({ root, configFile, styling }: Site): Promise<Problem[]> {
  const { codeThemes, codeLanguages = [] } = styling;
  const themes = [...new Set([codeThemes.light, codeThemes.dark])].filter((name) => name.endsWith('.json'));
  if (themes.length + codeLanguages.length === 0) return [];
  const { readCustomGrammars, readJsonObject } = await import('../mdx/code/custom-grammars.js');
  const settings = readFileSync(path.join(root, configFile), 'utf8');
  const problem = (code: string, name: string, reason: string, hint: string): Problem => ({
    code,
    message: `The file "${name}" ${reason}.`,
    hint,
    file: configFile,
    ...placeOf(settings, name),
  });
  return [
    ...themes.flatMap((name) => {
      const theme = readJsonObject(root, name);
      if (typeof theme !== 'string') return [];
      return problem(
        'code-theme-unreadable',
        name,
        theme,
        'Code has its default colours. Correct the path or the file.',
      );
    }),
    ...readCustomGrammars(root, codeLanguages).unreadable.map(({ path: name, reason }) =>
      problem('grammar-unreadable', name, reason, 'Correct the path, which begins at the docs folder, or the file.'),
    ),
  ];
}

/** Where the settings name a file; the first line where they do so elsewhere, by reference. */
function placeOf(settings: string, name: string): { line: number; column: number } {
  const before = settings.slice(0, Math.max(0, settings.indexOf(JSON.stringify(name)))).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
