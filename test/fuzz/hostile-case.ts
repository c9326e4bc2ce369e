/** Sites with one hostile text in one field of the settings or the front matter. */
import { readFileSync } from 'node:fs';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { hostileReferences, hostileTexts } from './hostile-values.js';
import type { Batch } from './page-batch.js';
import { schemaFields } from './schema-fields.js';
import { pages } from './settings-case.js';

const schemaFile = new URL('../../docs.schema.json', import.meta.url);
const base = { name: 'Fuzz', theme: 'mint', colors: { primary: '#336699' } };
const entries = ['index', 'guides/install'];
const forms = {
  v1: { file: 'mint.json', definition: 'SettingsV1', navigation: [{ group: 'Pages', pages: entries }] },
  v2: { file: 'docs.json', definition: 'Settings', navigation: { groups: [{ group: 'Pages', pages: entries }] } },
};

/** One case for each field and each text. */
export function* hostileCases(): Generator<Batch> {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object;
  for (const { file, definition, navigation } of Object.values(forms)) {
    for (const field of schemaFields(schema, definition).filter(({ path }) => !path.endsWith('.$ref'))) {
      for (const [name, text] of Object.entries(hostileTexts)) {
        const settings = { ...base, navigation, ...(field.fill(text) as object) };
        const files = { ...pages, [file]: `${JSON.stringify(settings, null, 2)}\n` };
        yield { name: `${file} ${field.path}: ${name}`, files, changed: [file] };
      }
    }
  }
  yield* hostileFrontMatter();
  yield* hostileFiles();
}

/** Files and addresses in settings, front matter and specifications of all formats. */
function* hostileFiles(): Generator<Batch> {
  const info = { title: 'Fuzz', version: '1' };
  for (const [number, $ref] of hostileReferences.entries()) {
    const content = { 'application/json': { schema: { $ref }, examples: { a: { $ref } } } };
    const responses = { 200: { description: 'OK', content }, 400: { $ref } };
    const files = {
      ...pages,
      'open.json': { openapi: '3.1.0', info, paths: { '/a': { get: { responses } }, '/b': { $ref } } },
      'async.json': { asyncapi: '3.0.0', info, channels: { a: { $ref }, b: { messages: { c: { $ref } } } } },
      'named.mdx': `---\nopenapi: ${JSON.stringify(`${$ref} GET /a`)}\nicon: ${JSON.stringify($ref)}\n---\n`,
      'docs.json': {
        ...base,
        navigation: {
          tabs: [
            { tab: 'Pages', pages: [...entries, 'named'] },
            { tab: 'A', openapi: { source: 'open.json', overlays: [$ref] } },
            { tab: 'B', asyncapi: 'async.json' },
            { tab: 'C', openapi: $ref },
            { tab: 'D', graphql: $ref },
          ],
        },
        api: { asyncapi: $ref, files: number % 2 === 0 ? 'docs' : 'repository', hosts: [$ref] },
      },
    };
    const texts = Object.entries(files).map(([file, value]) => [
      file,
      typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
    ]);
    yield {
      name: `file ${$ref.slice(0, 60)}`,
      files: Object.fromEntries(texts) as Batch['files'],
      changed: ['docs.json'],
    };
  }
}

/** All texts of one key are pages of one site. */
function* hostileFrontMatter(): Generator<Batch> {
  for (const key of [...Object.keys(settingsSchemas.frontMatter.shape), 'og:image', 'og:title', 'twitter:site']) {
    const files: Record<string, string> = {};
    for (const [name, text] of Object.entries(hostileTexts)) {
      const rest = key === 'api' ? '' : 'api: GET /users\n';
      files[`${name.replaceAll(' ', '-')}.mdx`] =
        `---\n${rest}${JSON.stringify(key)}: ${JSON.stringify(text)}\n---\n\n## Part\n\nText.\n`;
    }
    const changed = Object.keys(files);
    const names = changed.map((file) => file.replace(/\.mdx$/, ''));
    const settings = { ...base, navigation: { groups: [{ group: 'Pages', pages: names }] } };
    yield {
      name: `front matter ${key}`,
      files: { ...files, 'docs.json': `${JSON.stringify(settings, null, 2)}\n` },
      changed,
    };
  }
}
