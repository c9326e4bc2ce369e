/**
 * A workflow for GitHub Actions that annotates the lines of a pull request with the problems of the docs in `folder`;
 * empty for the top of the repository.
 */
export function checkWorkflow(folder: string): string {
  const docs = folder === '' ? '' : ` ${folder}`;
  const paths = folder === '' ? '' : `\n    paths: ['${folder}/**']`;
  return `name: Check the documentation

on:
  pull_request:${paths}

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: actions/setup-node@v7
        with:
          node-version: 22
      - run: npm install
      - run: npx octavo check${docs} --format github
`;
}
