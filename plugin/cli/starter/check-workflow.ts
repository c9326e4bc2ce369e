import { octavoStep, quoted, repositoryPath, setupSteps, workingDirectory } from './workflow-steps.js';
import type { WorkflowProject } from './workflow-steps.js';

/** A workflow for GitHub Actions that annotates the lines of a pull request with the problems of the docs. */
export function checkWorkflow(project: WorkflowProject): string {
  const folder = repositoryPath(project, project.docs);
  const paths = folder === '' ? '' : `\n    paths: [${quoted(`${folder}/**`)}]`;
  return `name: Check the documentation

on:
  pull_request:${paths}

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest${workingDirectory(project)}
    steps:
      - uses: actions/checkout@v7
${setupSteps(project)}      - run: ${project.manager.install}
      - run: ${octavoStep(project, 'check')} --format github
`;
}
