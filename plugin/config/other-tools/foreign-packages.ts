/** Packages of other documentation tools. Their components need that tool, so that installing them does not help. */
const packages: readonly { pattern: RegExp; tool: string }[] = [
  { pattern: /^(?:@astrojs\/|astro(?::|\/|$))/, tool: 'Astro' },
  { pattern: /^@(?:theme|docusaurus)(?:-|\/|$)/, tool: 'Docusaurus' },
  { pattern: /^nextra(?:-|\/|$)/, tool: 'Nextra' },
  { pattern: /^next(?:\/|$)/, tool: 'Next.js' },
  { pattern: /^fumadocs-/, tool: 'Fumadocs' },
  { pattern: /^vitepress(?:\/|$)/, tool: 'VitePress' },
  { pattern: /^(?:@vuepress\/|vuepress(?:\/|$))/, tool: 'VuePress' },
];

/** The tool that an imported package needs. */
export function toolOfPackage(specifier: string): string | undefined {
  return packages.find(({ pattern }) => pattern.test(specifier))?.tool;
}
