/** The search button, and the search engine. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: 'search.prompt',
    shows: 'the search button has the text',
    config: { search: { prompt: 'Ask the docs' } },
    see: (reader) => reader.facts('index.html', { '#search-bar-entry > span': 'Ask the docs' }),
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
