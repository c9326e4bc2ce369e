/** The search button, and the search engine. */
import { expect } from 'vitest';
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: 'search.prompt',
    shows: 'the search button has the text',
    config: { search: { prompt: 'Ask the docs' } },
    see: (reader) => reader.facts('index.html', { '#search-bar-entry > span': 'Ask the docs' }),
  },
  {
    key: ['search.suggestions', 'search.suggestions[].label', 'search.suggestions[].href'],
    shows: 'the dialog has the links before the reader types',
    config: { search: { suggestions: ['guide', { label: 'Status', href: 'https://status.example.com' }] } },
    see: async (reader) => {
      const { suggestions } = JSON.parse(reader.file('_octavo/search/index.json')) as IndexManifest;
      expect(suggestions).toEqual([
        { label: 'Guide', href: '/guide/' },
        { label: 'Status', href: 'https://status.example.com' },
      ]);
    },
  },
  {
    key: 'search.adapter',
    shows: 'the module searches instead of the built-in index',
    config: { search: { adapter: '/own-search.js' } },
    files: { 'own-search.js': 'export const adapter = { search: async () => ({ pages: [] }) };' },
    see: async (reader) => {
      expect(reader.file('_octavo/search/index.json')).toContain('own-search.js');
      expect(reader.file('own-search.js')).toContain('adapter');
    },
  },
];
