// Collects the licenses of bundled packages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import license from 'rollup-plugin-license';

/** A Rollup plugin that writes the licenses of all bundled packages to `file`, if there are any. */
export function collectLicenses(file) {
  return license({ thirdParty: { output: (packages) => writeLicenses(file, packages) } });
}

function writeLicenses(file, packages) {
  if (packages.length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packages.map(licenseOf).sort().join('\n---\n\n'));
}

/** The text of a package's license. */
export function licenseOf({ name, version, license: id, licenseText, noticeText }) {
  if (!id && !licenseText) throw new Error(`The package ${name} has no license. Replace it, or ask its author.`);
  return [`${name} ${version}${id ? ` (${id})` : ''}\n`, licenseText, noticeText]
    .filter(Boolean)
    .map((text) => `${text.trim()}\n`)
    .join('\n');
}
