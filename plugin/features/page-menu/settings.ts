/** The settings of the page menu. */
import { z } from 'zod';
import { icon } from '../../config/schema/appearance/icon.js';
import { look, partial, unsupported, type Effect } from '../../config/schema/effect.js';
import { menuEntryNames } from '../../config/schema/known-names.js';
import { optional, optionalChoice, optionalList, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { Checked } from '../../config/validate-settings.js';
import { noMenu } from './menu-settings.js';
import { toMenu } from './to-page-menu.js';

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

const contextual = z
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

export type ContextualValue = z.infer<typeof contextual>;

export const settings = {
  settings: { contextual: look(contextual.optional()) },
  frontMatter: {
    contextual: optional(z.union([contextual, z.boolean()], { error: 'false, or options as in docs.json' }), {
      description: 'Entries of the page menu on this page; `false` hides the menu.',
    }),
  },
  toSite: ({ value }: Checked<{ contextual?: ContextualValue }>) => ({ 'page-menu': toMenu(value.contextual) }),
  // An invalid value is ignored; `checkFrontMatter` reports it.
  toPage({ contextual: value }) {
    if (value === false) return { 'page-menu': noMenu };
    const { data } = typeof value === 'object' ? contextual.safeParse(value) : {};
    return data && { 'page-menu': toMenu(data) };
  },
} satisfies SettingsPart;
