import { expect, test } from 'vitest';
import { parseChannelText } from './channel-text.js';

test.each([
  ['chat', { name: 'chat' }],
  ['asyncapi.yaml chat', { source: 'asyncapi.yaml', name: 'chat' }],
  ['https://example.com/a.json  /rooms/{id}', { source: 'https://example.com/a.json', name: '/rooms/{id}' }],
  ['Two words', { name: 'Two words' }],
  ['a.json Two\nlines', { source: 'a.json', name: 'Two\nlines' }],
  ['', { name: '' }],
])('the name of a channel: %j', (text, expected) => expect(parseChannelText(text)).toEqual(expected));
