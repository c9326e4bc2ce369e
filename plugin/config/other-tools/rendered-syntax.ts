/** Markdown syntax of other tools that pages render. */
import type { ForeignSyntax } from './foreign-syntax.js';

/** By name. */
export const renderedSyntax = {
  callout: {
    example: ':::tip[Title]\nText\n:::',
    tools: ['Docusaurus', 'Starlight', 'VitePress', 'Rspress'],
    instead:
      '[Callouts](/components/callouts). `:::tip Title`, more colons around nested ones, and `:::note{title="Title"}` work too',
  },
  details: {
    example: '::: details Title\nText\n:::',
    tools: ['VitePress'],
    instead: '[`<Accordion>`](/components/accordions)',
  },
  codeGroup: {
    example: '::: code-group\n```sh [npm]\nnpm i\n```\n```sh [pnpm]\npnpm i\n```\n:::',
    tools: ['VitePress'],
    instead: '[`<CodeGroup>`](/components/code-groups)',
  },
  raw: {
    example: '::: v-pre\nText\n:::',
    tools: ['VitePress'],
    instead: 'The content alone. `::: raw` too',
  },
  alert: {
    example: '> [!NOTE]\n> Text',
    tools: ['GitHub', 'VitePress', 'Obsidian'],
    instead: '[Callouts](/components/callouts)',
  },
  contents: {
    example: '[[toc]]',
    tools: ['VitePress', 'GitLab', 'Python-Markdown'],
    instead: 'The table of contents beside the page, so the line is left out. `[[_TOC_]]` and `[TOC]` too',
  },
  codeTitle: {
    example: '```js [file.js]\nrun()\n```',
    tools: ['VitePress', 'Nuxt Content'],
    instead: '[The title of the code](/writing/code-blocks)',
  },
  lineNumbers: {
    example: '```js:line-numbers {1}\nrun()\n```',
    tools: ['VitePress'],
    instead: '[`lines`](/writing/code-blocks)',
  },
} as const satisfies Record<string, ForeignSyntax>;
