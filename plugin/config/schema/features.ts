/** Smaller settings for features around the content. */
import { z } from 'zod';
import { optional, optionalFlag, optionalList } from './optional.js';
import { unsupported } from './effect.js';

/** `interaction` of docs.json. */
export const interaction = z
  .strictObject({
    drilldown: optionalFlag({ description: 'Whether a click on a group also opens its first page.' }),
  })
  .meta({
    id: 'Interaction',
    description: 'How the navigation behaves.',
  });

const instructions = z.union([z.string(), z.array(z.string())], { error: 'text or a list of texts' });

/** `markdown` of docs.json. */
export const markdown = z
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

const variation = z.strictObject({
  id: z.string().meta({ description: 'Id of the variation.' }),
  label: z.string().meta({ description: 'Label of the variation.' }),
});

/** `variations` of docs.json. */
export const variations = z
  .strictObject({
    options: optionalList(variation, { description: 'Variations that readers can choose.' }),
  })
  .meta({
    id: 'Variations',
    description: 'Variations of the content.',
    effect: unsupported('readers cannot choose a variation yet: the content of all is shown', ''),
  });

/** `variables` of docs.json. */
export const variables = z.record(z.string(), z.string()).meta({
  id: 'Variables',
  description: 'Values for names in double braces in pages.',
  refers: 'nothing',
  mayBeEmpty: true,
  examples: [{ version: '2.4.0' }],
});
