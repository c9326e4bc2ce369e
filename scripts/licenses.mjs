// Collects the licenses of bundled packages.
import license from 'rollup-plugin-license';

/** A Rollup plugin that writes the licenses of all bundled packages to `file`. */
export function collectLicenses(file) {
  const template = (packages) => packages.map(licenseOf).sort().join('\n---\n\n');
  return license({ thirdParty: { output: { file, template } } });
}

/** The text of a package's license. */
export function licenseOf({ name, version, license: id, licenseText, noticeText }) {
  if (!id && !licenseText) throw new Error(`The package ${name} has no license. Replace it, or ask its author.`);
  return [`${name} ${version}${id ? ` (${id})` : ''}\n`, licenseText, noticeText]
    .filter(Boolean)
    .map((text) => `${text.trim()}\n`)
    .join('\n');
}
