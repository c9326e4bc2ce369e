import type { PackageManager } from './package-manager.js';

/** The README.md of a repository that contains only the site `name`. */
export function readme(name: string, { install, run }: PackageManager): string {
  return `# ${name}

The documentation of ${name}, built with Octavo.

\`\`\`bash
${install}
${run('dev')}
\`\`\`

The second command prints the address of the site, which follows every change that you save.

| Command | Task |
| --- | --- |
| \`${run('dev')}\` | Show the site while you write |
| \`${run('build')}\` | Build the site to \`dist\` |
| \`${run('preview')}\` | Serve the built site |
| \`${run('check')}\` | Check links, settings, and writing |

\`docs.json\` contains the settings and the navigation. Each \`.mdx\` file is a page.

Pushes to \`main\` publish the site on GitHub Pages: in the settings of the repository, select "GitHub Actions" as the source of Pages.
`;
}
