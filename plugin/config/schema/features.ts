/** Smaller settings for features around the content. */
import { z } from 'zod';
import { optionalFlag, optionalList } from './optional.js';
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
