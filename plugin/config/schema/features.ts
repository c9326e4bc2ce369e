/** Smaller settings for features around the content. */
import { z } from 'zod';
import { optional, optionalChoice, optionalFlag, optionalList, optionalText } from './optional.js';
import { partial, unsupported, type Effect } from './effect.js';
import { icon } from './appearance/icon.js';
import { menuEntryNames } from './known-names.js';

const query = z.strictObject({
  key: z.string().meta({ description: 'Name of the parameter.', examples: ['q'] }),
  value: z.string().meta({ description: 'Value of the parameter.', mayBeEmpty: true, examples: ['$page'] }),
});

const address = z.strictObject({
  base: z.string().meta({ description: 'Address without parameters.', examples: ['https://example.com/ask'] }),
  query: optional(z.union([z.array(query), query]), { description: 'Parameters of the address.' }),
});

const customOption = z.strictObject({
  title: z.string().meta({ description: 'Text of the entry.', examples: ['Ask in the forum'] }),
  description: optionalText({ description: 'Text below the title.', mayBeEmpty: true }),
  icon: icon.optional(),
  href: z
    .union([z.string(), address], {
      error: 'an address, or an object with "base" and "query"',
    })
    .meta({
      description: 'Link target. `$page` and `$path` are replaced with the URL and the path of the page.',
      refers: 'address',
      examples: ['https://example.com/ask?url=$path'],
    }),
});

const noServer = unsupported('a static site does not run an MCP server');
const noAgent = unsupported('it has no known URL that accepts a page');

/** Menu options whose effect differs from their name. */
const otherOptions: Record<string, Effect> = {
  assistant: unsupported('the assistant is a hosted service'),
  'download-pdf': partial('the print dialog of the browser opens, which saves a PDF'),
  'download-spec': partial('an API page offers its own specification, not an archive of all specifications'),
  mcp: noServer,
  'add-mcp': noServer,
  'devin-mcp': noServer,
  cursor: noServer,
  vscode: noServer,
  windsurf: noServer,
  devin: noAgent,
  'devin-desktop': noAgent,
};

/** `contextual` of docs.json. */
export const contextual = z
  .strictObject({
    options: optionalList(
      z.union([z.string(), customOption], { error: 'the name of an option, or an object with "title" and "href"' }),
      {
        description: 'Entries of the menu, in order.',
        values: otherOptions,
        names: menuEntryNames,
        examples: [['copy', 'view', 'chatgpt', 'claude']],
      },
      'options',
    ),
    display: optionalChoice(['header', 'toc'], { description: 'Position of the menu.', default: 'header' }),
  })
  .meta({
    id: 'Contextual',
    description: 'The menu beside the title of a page.',
    hasPlaceholders: true,
    needs: [{ key: 'options', example: ['copy', 'view'], without: 'it has no effect' }],
  });

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
