/** AsyncAPI 2 and 3. */
import { defaultDirectory } from '../../addresses/page-path.js';
import type { ApiFormat } from '../api/api-format.js';
import { parseChannelText } from './channel-text.js';

export const asyncapi = {
  name: 'asyncapi',
  document: 'an AsyncAPI document',
  keys: ['asyncapi'],
  files: /\.(?:json|ya?ml)$/i,
  head: /^\s*["']?asyncapi["']?\s*:|[{,]\s*"asyncapi"\s*:/m,
  folder: defaultDirectory,
  parse(text) {
    const { name, ...source } = parseChannelText(text);
    return { ...source, name, text: `the channel "${name}"`, hint: 'Check the name of the channel.' };
  },
  loadSettings: async () => (await import('./settings.js')).settings,
  loadReader: async () => (await import('./reader.js')).reader,
  loadComparison: async () => (await import('./changes/comparison.js')).comparison,
  loadRenderer: async () => (await import('./render/channel-content.js')).renderer,
} satisfies ApiFormat;
