import { octavoStep, quoted, repositoryPath, setupSteps, workingDirectory } from './workflow-steps.js';
import type { WorkflowProject } from './workflow-steps.js';

/** A workflow for GitHub Actions that builds the site to `out`, a folder of the project, and publishes it on GitHub Pages. */
export function deployWorkflow(project: WorkflowProject, out: string): string {
  return `name: Documentation

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}${workingDirectory(project)}
    steps:
      - uses: actions/checkout@v7
        with:
          # The dates in the sitemap come from the complete history.
          fetch-depth: 0
${setupSteps(project)}      - id: pages
        uses: actions/configure-pages@v6
      - run: ${project.manager.install}
      - run: ${octavoStep(project, 'build')} --site "\${{ steps.pages.outputs.origin }}" --base "\${{ steps.pages.outputs.base_path }}/"
      - uses: actions/upload-pages-artifact@v5
        with:
          path: ${quoted(repositoryPath(project, out))}
      - id: deployment
        uses: actions/deploy-pages@v5
`;
}
