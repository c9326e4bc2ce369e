/** Code blocks. */
import type { SettingCase } from '../setting-case.js';

const orbit = { name: 'orbit', scopeName: 'source.orbit', patterns: [{ name: 'keyword.orbit', match: 'launch|land' }] };

export const cases: SettingCase[] = [
  {
    key: 'styling.codeblocks.languages.custom',
    shows: 'code has the colours of a grammar in the folder',
    config: { styling: { codeblocks: { languages: { custom: ['/languages/orbit.json'] } } } },
    files: {
      'index.mdx': '---\ntitle: Welcome\n---\n\n```orbit\nlaunch apollo\n```\n',
      'languages/orbit.json': JSON.stringify(orbit),
    },
    see: (reader) => reader.facts('index.html', { '#content .line span': ['launch'] }),
  },
];
