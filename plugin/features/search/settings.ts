/** The settings of search. */
import { z } from 'zod';
import { linkRoute, rootAbsolute } from '../../addresses/page-path.js';
import { look, noLongerUsed } from '../../config/schema/effect.js';
import { optionalList, optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import { isEngineName } from '../../config/search-adapter.js';
import type { Checked } from '../../config/validate-settings.js';
import type { SearchSettings } from './search-settings.js';

const suggestedPage = z.string().meta({ description: 'Path of the page.', refers: 'link' });
const suggestedLink = z
  .strictObject({
    label: optionalText({ description: 'Text of the link. Default: the title of the page.', examples: ['Status'] }),
    href: z.string().meta({ description: 'Link target: a path or a URL.', refers: 'link' }),
  })
  .meta({ id: 'SearchSuggestion', description: 'Suggested link.' });

const search = z
  .strictObject({
    prompt: optionalText({ description: 'Text in the empty search field.', examples: ['Search the docs'] }),
    adapter: optionalText({
      refers: 'search-adapter',
      description:
        '`pagefind`, or a module in the docs folder that searches instead of the built-in index. Not part of the format.',
      examples: ['pagefind', '/search-adapter.js'],
    }),
    suggestions: optionalList(
      z.union([suggestedPage, suggestedLink], { error: 'the path of a page, or an object with "label" and "href"' }),
      {
        description:
          'Pages and links in the dialog before the reader types, up to six. A page is only shown to readers of its language. Not part of the format.',
        examples: [['quickstart', { label: 'Status', href: 'https://status.example.com' }]],
      },
    ),
    location: optionalText(noLongerUsed()),
  })
  .meta({ id: 'Search', description: 'The search button and its dialog.' });

/** Its key. */
export interface SearchKeys {
  search?: z.infer<typeof search>;
}

export const settings = {
  settings: { search: look(search.optional()) },
  toSite: ({ value }: Checked<SearchKeys>) => ({ search: toSearch(value) }),
} satisfies SettingsPart;

function toSearch({ search: { prompt, adapter, suggestions = [] } = {} }: SearchKeys): SearchSettings {
  const address = adapter && !isEngineName(adapter) ? rootAbsolute(adapter) : adapter;
  return {
    prompt: prompt || undefined,
    adapter: address || undefined,
    suggestions: suggestions
      .map((each) => (typeof each === 'string' ? { href: each } : each))
      .map(({ label, href }) => ({ ...(label && { label }), href: linkRoute(href) })),
  };
}
