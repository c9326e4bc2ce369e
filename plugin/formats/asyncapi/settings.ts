/** The keys of AsyncAPI in the settings and in front matter. */
import { directory, documents } from '../../config/schema/api.js';
import { alsoUsed, content } from '../../config/schema/effect.js';
import { optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';
import { isChannelEntry } from './channel-text.js';

const example = '/asyncapi.yaml';

/** One document or several. */
const asyncapi = documents(
  'an AsyncAPI document',
  example,
  { directory },
  {
    id: 'AsyncApiDocument',
    scope: 'specification',
    description: 'AsyncAPI document: path, URL, a list of them, or source and target folder.',
    refers: 'file',
  },
).optional();

const shown = 'Channel of an AsyncAPI document that the page shows: `channel`, or `asyncapi.yaml channel`.';
const inside = 'AsyncAPI document of the channels inside.';

export const settings = {
  settings: { asyncapi: content(asyncapi.meta(alsoUsed('api.asyncapi'))) },
  api: { asyncapi },
  navigation: { asyncapi: asyncapi.meta({ description: inside, examples: [example] }) },
  navigationV1: { asyncapi },
  frontMatter: { asyncapi: optionalText({ description: shown }) },
  format: { name: 'asyncapi', isEntry: isChannelEntry, isAlwaysListed: true },
} satisfies SettingsPart;
