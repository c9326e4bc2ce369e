/** A workflow for GitHub Actions that builds the site and publishes it on GitHub Pages. `script`: builds to `out`. */
export function deployWorkflow(script: string, out: string): string {
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
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v7
        with:
          # The dates in the sitemap come from the complete history.
          fetch-depth: 0
      - uses: actions/setup-node@v7
        with:
          node-version: 22
      - id: pages
        uses: actions/configure-pages@v6
      - run: npm install
      - run: npm run ${script} -- --site "\${{ steps.pages.outputs.origin }}" --base "\${{ steps.pages.outputs.base_path }}/"
      - uses: actions/upload-pages-artifact@v5
        with:
          path: ${out}
      - id: deployment
        uses: actions/deploy-pages@v5
`;
}
