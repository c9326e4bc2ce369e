/** The site that the cases change: three pages, in both schemas. */
import type { SchemaVersion } from './setting-case.js';

const common = { name: 'Acme', theme: 'mint', colors: { primary: '#336699' } };

/** Settings that a case overrides. */
export const baseConfig: Record<SchemaVersion, Record<string, unknown>> = {
  v1: { ...common, navigation: [{ group: 'Start', pages: ['index', 'guide', 'api/users'] }] },
  v2: { ...common, navigation: { groups: [{ group: 'Start', pages: ['index', 'guide', 'api/users'] }] } },
};

/** Pages that a case overrides. */
export const baseFiles: Record<string, string> = {
  'index.mdx': '---\ntitle: Welcome\ndescription: Where to begin.\n---\n\n## First steps\n\nWords of the start page.\n',
  'guide.mdx': '---\ntitle: Guide\n---\n\n## Long way\n\nWords of the guide.\n',
  'api/users.mdx': '---\ntitle: Users\n---\n\nWords about users.\n',
};
