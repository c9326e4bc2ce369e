/** Keys of one form of the settings in a file of the other. */
import { jsonText } from '../json-text.js';
import { warnAt, type RuleContext } from './rule.js';

/** Keys of the form whose `navigation` is a list, and what the same is called in the other. */
const olderKeys: Record<string, string> = {
  topbarLinks: '"navbar": { "links": [ … ] }',
  topbarCtaButton: '"navbar": { "primary": { … } }',
  footerSocials: '"footer": { "socials": { … } }',
  modeToggle: '"appearance": { "default": "light", "strict": true }',
  backgroundImage: '"background": { "image": "/background.png" }',
  font: '"fonts": { … }',
  codeBlock: '"styling": { "codeblocks": "dark" }',
  eyebrow: '"styling": { "eyebrows": "breadcrumbs" }',
  analytics: '"integrations": { … }',
  openapi: '"api": { "openapi": "/openapi.json" }',
  asyncapi: '"api": { "asyncapi": "/asyncapi.json" }',
  versions: '"navigation": { "versions": [{ "version": "v2", "groups": [ … ] }] }',
  tabs: '"navigation": { "tabs": [{ "tab": "API", "groups": [ … ] }] }',
  anchors: '"navigation": { "anchors": [{ "anchor": "Blog", "href": "https://example.com" }] }',
  primaryTab: '"navigation": { "tabs": [{ "tab": "Documentation", "groups": [ … ] }] }',
  topAnchor: '"navigation": { "anchors": [{ "anchor": "Documentation", "groups": [ … ] }] }',
};

/** Those of them that only a list of groups gives a meaning to. */
const needList = new Set(['versions', 'tabs', 'anchors', 'primaryTab', 'topAnchor']);

/** Keys of the form whose `navigation` is an object, under names that the other has too. */
const newerKeys: Record<string, string> = {
  navbar: '"topbarLinks": [ … ] and "topbarCtaButton": { … }',
  appearance: '"modeToggle": { "default": "light", "isHidden": true }',
  fonts: '"font": { … }',
  integrations: '"analytics": { … }',
};

/** Warns of each key that belongs to the other form, with its name here. */
export function checkMixture({ settings, isV1, report }: RuleContext): void {
  const foreign = isV1 ? newerKeys : olderKeys;
  for (const [key, entry] of settings.entries) {
    if (!Object.hasOwn(foreign, key)) continue;
    const form = isV1 ? 'an object' : 'a list';
    const effect = isV1 || !needList.has(key) ? '' : ' Here it has no effect.';
    warnAt(
      report,
      entry.key,
      'config-mixed',
      `${jsonText(key)} belongs to the form of the settings in which "navigation" is ${form}.${effect}`,
      `In this file write ${foreign[key]}.`,
    );
  }
}
