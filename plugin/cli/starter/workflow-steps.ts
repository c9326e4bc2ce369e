/** The steps that the workflows of a site begin with. */
import type { PackageManager } from './package-manager.js';

/** The project in which a workflow runs. */
export interface WorkflowProject {
  manager: PackageManager;
  /** Folder of the project in the repository; empty for its top. */
  project: string;
  /** Folder of the docs in the project; empty for its top. */
  docs: string;
}

/** `octavo build` with the folder of the docs, as a step runs it. */
export function octavoStep({ manager, docs }: WorkflowProject, command: string): string {
  return `${manager.octavo} ${withDocs(command, docs)}`;
}

/** A command with the folder of the docs, for a shell. */
export function withDocs(command: string, docs: string): string {
  if (docs === '') return command;
  return `${command} ${/^[\w./-]+$/.test(docs) ? docs : `"${docs.replace(/["$`\\]/g, '\\$&')}"`}`;
}

/** Steps that install Node and the package manager. */
export function setupSteps({ manager }: WorkflowProject): string {
  return `      - uses: actions/setup-node@v7
        with:
          node-version: 22
${manager.setup.map((command) => `      - run: ${command}\n`).join('')}`;
}

/** Makes the steps run in the folder of the project. */
export function workingDirectory({ project }: WorkflowProject): string {
  return project === '' ? '' : `\n    defaults:\n      run:\n        working-directory: ${quoted(project)}`;
}

/** A path of the project as one of the repository. */
export function repositoryPath({ project }: WorkflowProject, path: string): string {
  return [project, path].filter(Boolean).join('/');
}

/** A YAML string. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
