/** The settings of search. */
import { z } from 'zod';
import { rootAbsolute } from '../../addresses/page-path.js';
import { look, noLongerUsed } from '../../config/schema/effect.js';
import { optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import { isEngineName } from '../../config/search-adapter.js';
import type { Checked } from '../../config/validate-settings.js';
import type { SearchSettings } from './search-settings.js';

const search = z
  .strictObject({
    prompt: optionalText({ description: 'Text in the empty search field.', examples: ['Search the docs'] }),
    adapter: optionalText({
      refers: 'search-adapter',
      description:
        '`pagefind`, or a module in the docs folder that searches instead of the built-in index. Not part of the format.',
      examples: ['pagefind', '/search-adapter.js'],
    }),
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

function toSearch({ search: { prompt, adapter } = {} }: SearchKeys): SearchSettings {
  const address = adapter && !isEngineName(adapter) ? rootAbsolute(adapter) : adapter;
  return { prompt: prompt || undefined, adapter: address || undefined };
}
