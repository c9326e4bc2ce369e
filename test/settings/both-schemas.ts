import type { SchemaVersion, SettingCase } from './setting-case.js';

/** A group of pages in both schemas. */
export interface Group {
  group: string;
  pages: (string | Group)[];
  [key: string]: unknown;
}

/** A case about groups for both schemas. */
export function withGroups(groups: readonly Group[], one: SettingCase): SettingCase[] {
  return (['v1', 'v2'] satisfies SchemaVersion[]).map((schema) => ({
    ...one,
    schema,
    config: { ...one.config, navigation: schema === 'v1' ? groups : { groups } },
  }));
}
