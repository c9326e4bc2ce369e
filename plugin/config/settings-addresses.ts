/**
 * Addresses in the settings that may refer to files of the docs folder: everything that is an address or looks like
 * one.
 */
import { referencesInText } from '../addresses/text-references.js';
import { isApiEntry } from '../addresses/page-path.js';
import type { Site } from '../core/model/types.js';
import { textOf } from './rules/rule.js';
import type { SettingsValue } from './settings-tree.js';

/** Text that only the build reads, or that is not the address of a file. */
const withoutAddress = /^(?:\$schema|colors|variables|styling|redirects\[\]\.source)\b/;

const addressKeys =
  /(?:^|\.)(?:openapi|asyncapi|source|directory|logo|favicon|image|backgroundImage|background|light|dark|href|url|file|src)(?:\[\])?$/;

/** All addresses, without duplicates. */
export function settingsAddresses(values: readonly SettingsValue[]): NonNullable<Site['addresses']> {
  const references = new Map<string, NonNullable<Site['addresses']>[number]>();
  for (const { pattern, node } of values) {
    const text = textOf(node);
    if (!text || withoutAddress.test(pattern)) continue;
    const isAddress = addressKeys.test(pattern) || isApiEntry(text);
    for (const reference of referencesInText(text, isAddress))
      references.set(`${isAddress} ${reference.address}`, reference);
  }
  return [...references.values()];
}
