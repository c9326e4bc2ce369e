/** Finds the pages whose front matter asks for API features that a static site does not have. */
import type { Problem } from '../../core/errors/errors.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';

interface LimitedKey {
  key: string;
  /** The name in messages. */
  name: string;
  isUsed(value: unknown): boolean;
  effect: string;
  hint: string;
}

const limited: readonly LimitedKey[] = [
  {
    key: 'sdk',
    name: '`sdk`',
    isUsed: (value) => value !== undefined && value !== null && value !== '',
    effect: 'which is not supported yet, so the reference is not shown.',
    hint: 'Describe the endpoint in the page, with `api` and <ParamField>. To list all pages, run "octavo check --compat".',
  },
  {
    key: 'playground',
    name: '`playground: auth`',
    isUsed: (value) => value === 'auth',
    effect: 'but a static site has no readers who are signed in, so the endpoint is shown without a playground.',
    hint: 'Write `playground: interactive` to show the playground to everyone, or `playground: simple` to keep it hidden.',
  },
];

/** Reports one warning per key or value, at all pages that use it. */
export function checkApiPages({ root }: Site, { pages }: Pick<FolderScan, 'pages'>): Problem[] {
  return limited.flatMap(({ key, name, isUsed, effect, hint }) => {
    const users = pages.filter(({ meta }) => isUsed(meta[key]));
    const [first] = users;
    if (!first) return [];
    const locations = users.map((page) => frontMatterLocation(root, page, key, true));
    const count = users.length === 1 ? '1 page uses' : `${users.length} pages use`;
    return [
      {
        code: 'api-page',
        message: `${count} ${name}, ${effect}`,
        hint,
        ...frontMatterLocation(root, first, key, true),
        ...(locations.length > 1 && { places: locations }),
      },
    ];
  });
}
