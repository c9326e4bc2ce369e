/** The files in which editors look for the rules of a project. */

/** A file with the rules. `frontMatter`: the metadata that the editor needs to apply them. */
export interface RulesFile {
  /** Relative to the root of the repository. */
  path: string;
  frontMatter?: string;
}

const description = 'Writing guidance for the documentation';
const pages = '**/*.md,**/*.mdx';

/** Files that an editor loads by itself, besides `.NAME/rules.md`. */
const ownFiles: Record<string, RulesFile[]> = {
  claude: [{ path: '.claude/rules/octavo.md' }],
  cline: [{ path: '.clinerules/octavo.md' }],
  continue: [
    {
      path: '.continue/rules/octavo.md',
      frontMatter: `name: ${description}\nglobs: ["**/*.md", "**/*.mdx"]`,
    },
  ],
  copilot: [{ path: '.github/instructions/octavo.instructions.md', frontMatter: `applyTo: "${pages}"` }],
  cursor: [
    {
      path: '.cursor/rules/octavo.mdc',
      frontMatter: `description: ${description}\nglobs: ${pages}\nalwaysApply: false`,
    },
  ],
  kiro: [{ path: '.kiro/steering/octavo.md' }],
  vscode: [{ path: '.github/instructions/octavo.instructions.md', frontMatter: `applyTo: "${pages}"` }],
  windsurf: [
    {
      path: '.windsurf/rules/octavo.md',
      frontMatter: `trigger: glob\nglobs: ${pages}\ndescription: ${description}`,
    },
  ],
  zed: [{ path: '.rules' }],
};

/** The editors that have files of their own. */
export const knownEditors: readonly string[] = Object.keys(ownFiles);

/** The files to write for an editor: `.NAME/rules.md`, and the files that it loads by itself. */
export function rulesFiles(editor: string): RulesFile[] {
  return [{ path: `.${editor}/rules.md` }, ...(Object.hasOwn(ownFiles, editor) ? ownFiles[editor]! : [])];
}
