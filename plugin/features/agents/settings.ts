/** The settings of pages as Markdown. */
import { z } from 'zod';
import { look, unsupported } from '../../config/schema/effect.js';
import { optional, optionalFlag } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';
import { markdownLine } from '../../page/markdown/one-line.js';

const instructions = z.union([z.string(), z.array(z.string())], { error: 'text or a list of texts' });

const markdown = z
  .strictObject({
    schema: optionalFlag({
      description: 'Whether Markdown pages contain the API schema.',
      effect: unsupported('Markdown pages describe their own operation'),
    }),
    instructions: optional(instructions, {
      description: 'Instructions for agents at the end of Markdown pages and of llms.txt.',
    }),
  })
  .meta({
    id: 'Markdown',
    description: 'Pages as Markdown.',
  });

/** Its key. */
export interface AgentsKeys {
  markdown?: z.infer<typeof markdown>;
}

export const settings = {
  settings: { markdown: look(markdown.optional()) },
  toSite: ({ value }: Checked<AgentsKeys>) => ({ agents: quote([value.markdown?.instructions ?? []].flat()) }),
} satisfies SettingsPart;

/** The instructions as a quote. A line break in one of them would add headings and lists to every page. */
function quote(texts: readonly string[]): string {
  const lines = texts.map(markdownLine).filter(Boolean);
  return lines.length === 0 ? '' : ['> ## Agent instructions', '>', ...lines.map((line) => `> ${line}`)].join('\n');
}
