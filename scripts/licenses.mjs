// Collects the licenses of bundled packages.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import license from 'rollup-plugin-license';

/** A Rollup plugin that writes the licenses of all bundled packages to `file`, if there are any. */
export function collectLicenses(file) {
  return license({ thirdParty: { output: (packages) => writeLicenses(file, packages) } });
}

function writeLicenses(file, packages) {
  if (packages.length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, joined(packages.map(licenseOf)));
}

/** The licenses of the package in `folder` and of all packages that it depends on. */
export function licensesWith(folder) {
  const folders = new Set([folder]);
  for (const each of folders) {
    const { dependencies = {} } = readManifest(each);
    const bundled = Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
    for (const name of bundled) folders.add(packageFolder(name, each));
  }
  return joined([...folders].map(readLicense));
}

/** The license of the package in `folder`. */
export function readLicense(folder) {
  const { name, version, license: id } = readManifest(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return licenseOf({ name, version, license: id, licenseText: file && readFileSync(join(folder, file), 'utf8') });
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function packageFolder(name, folder) {
  const found = join(folder, 'node_modules', name);
  return existsSync(found) ? found : packageFolder(name, dirname(folder));
}

function joined(licenses) {
  return licenses.sort().join('\n---\n\n');
}

/** The text of a package's license. */
function licenseOf({ name, version, license: id, licenseText, noticeText }) {
  if (!id && !licenseText) throw new Error(`The package ${name} has no license. Replace it, or ask its author.`);
  return [`${name} ${version}${id ? ` (${id})` : ''}\n`, licenseText, noticeText]
    .filter(Boolean)
    .map((text) => `${text.trim()}\n`)
    .join('\n');
}
