/**
 * Addresses in the settings that may refer to files of the docs folder: everything that is an address or looks like
 * one.
 */
import { referencesInText } from '../addresses/text-references.js';
import type { Site } from '../core/model/types.js';
import { textOf } from './rules/rule.js';
import type { Refers } from './schema/effect.js';
import { formatOfEntry, type NamedFormat } from './schema/part.js';
import type { SettingsValue } from './walk-settings.js';

/** Text that only the build reads, or that is not the address of a file. */
const withoutAddress = new Set<Refers>(['nothing', 'color', 'code-theme', 'code-grammar']);

const addresses = new Set<Refers>(['file', 'font', 'specification', 'folder', 'link', 'prefix', 'address', 'site']);

/** All addresses, without duplicates. */
export function settingsAddresses(values: readonly SettingsValue[], formats: readonly NamedFormat[]) {
  const references = new Map<string, NonNullable<Site['addresses']>[number]>();
  for (const { node, meta } of values) {
    const text = textOf(node);
    if (!text || (meta.refers && withoutAddress.has(meta.refers))) continue;
    const isAddress = (meta.refers && addresses.has(meta.refers)) || formatOfEntry(text, formats) !== undefined;
    for (const reference of referencesInText(text, isAddress))
      references.set(`${isAddress} ${reference.address}`, reference);
  }
  return [...references.values()];
}
