/** Says what wins if the settings and a description of an API have servers or an authorization. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import type { ApiReference, Site } from '../../core/model/types.js';
import { sourceKey, type Specifications } from './specifications.js';

/** A notice for each setting that some of the documents that pages show do not need. */
export async function unusedDefaults(
  { api, configFile, references = [] }: Pick<Site, 'api' | 'configFile' | 'references'>,
  pages: readonly { api?: ApiReference }[],
  specifications: Pick<Specifications, 'open'>,
): Promise<Problem[]> {
  const { baseUrls, auth } = api.inSpecifications;
  if (baseUrls.length === 0 && !auth) return [];
  const shown = new Map(pages.flatMap(({ api: each }) => (each ? [[sourceKey(each), each] as const] : [])));
  const opened = await Promise.all(
    [...shown.values()].map(async (each) => ({ each, ...(await specifications.open(each)) })),
  );
  const notice = (setting: string, has: string, documents: typeof opened): Problem[] => {
    const names = documents.map(({ each }) => JSON.stringify(each.source)).join(', ');
    return documents.length === 0
      ? []
      : [
          {
            code: 'api-default-unused',
            message: `The ${has} in ${names} take precedence over ${setting}.`,
            hint: `${setting} is for endpoints that are written by hand, and for specifications without ${has}.`,
            ...fileStart(configFile),
            ...references.find(({ key }) => key === setting)?.location,
          },
        ];
  };
  return [
    ...notice(
      'api.baseUrl',
      'servers',
      baseUrls.length === 0 ? [] : opened.filter(({ document }) => document.hasServers),
    ),
    ...notice('api.auth', 'security schemes', auth ? opened.filter(({ document }) => document.hasSecurity) : []),
  ];
}
