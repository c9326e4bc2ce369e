/** npm packages with a font family: from the project, otherwise from the registry. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Candidate packages for a family, the variable font first. */
function packagesOf(family: string): string[] {
  const name = family.trim().toLowerCase().replace(/\s+/g, '-');
  return /^[a-z\d][a-z\d.-]*$/.test(name) ? [`@fontsource-variable/${name}`, `@fontsource/${name}`] : [];
}

/**
 * The folder of the package of `family`; `undefined` if there is no package. Throws if the registry cannot be reached, or does
 * not answer in `timeout` milliseconds.
 */
export async function findFontPackage(
  family: string,
  root: string,
  cacheDir: string,
  timeout = 20_000,
): Promise<string | undefined> {
  const names = packagesOf(family);
  const resolve = createRequire(join(root, 'docs.json')).resolve;
  for (const name of names) {
    try {
      return dirname(resolve(`${name}/package.json`));
    } catch {
      // Not installed in the project.
    }
  }
  for (const name of names) {
    const folder = join(cacheDir, name);
    if (existsSync(join(folder, 'package.json')) || (await download(name, folder, timeout))) return folder;
  }
  return undefined;
}

/** Unpacks the newest version to `folder`. Returns whether the package exists. */
async function download(name: string, folder: string, timeout: number): Promise<boolean> {
  const registry = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org').replace(/\/$/, '');
  const answer = await fetch(`${registry}/${name.replace('/', '%2F')}/latest`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`${registry} answers ${answer.status}`);
  const { dist } = (await answer.json()) as { dist: { tarball: string } };
  const tarball = await fetch(dist.tarball, { signal: AbortSignal.timeout(timeout) });
  if (!tarball.ok) throw new Error(`${dist.tarball} answers ${tarball.status}`);
  const { parseTarGzip } = await import('nanotar');
  const files = await parseTarGzip(await tarball.arrayBuffer(), {
    filter: (file) => /^package\/(?:[\w-]+\.css|package\.json|LICENSE|files\/[\w.-]+\.woff2)$/.test(file.name),
  });
  // Renamed when complete, so that two builds at once never see a partial folder.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(join(unfinished, 'files'), { recursive: true });
  await Promise.all(
    files.map(async ({ name: path, data }) => data && writeFile(join(unfinished, path.slice(8)), data)),
  );
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return true;
}

/** A `@font-face` of a package. `file` is relative to its folder. */
export interface PackagedFace {
  file: string;
  weight: string;
  style: string;
  range?: string;
}

/** The faces of a package: all weights of a variable font, otherwise `weight` and bold. */
export async function readFontPackage(folder: string, weight = 400): Promise<PackagedFace[]> {
  const isVariable = existsSync(join(folder, 'wght.css'));
  const sheets = isVariable ? ['wght', 'wght-italic'] : [`${weight}`, `${weight}-italic`, '600', '700'];
  const names = [...new Set(sheets)].filter((name) => existsSync(join(folder, `${name}.css`)));
  const texts = await Promise.all(
    (names.length > 0 ? names : ['index']).map((name) => readFile(join(folder, `${name}.css`), 'utf8')),
  );
  return texts.flatMap((text) => [...text.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule]) => toFace(rule!)));
}

function toFace(rule: string): PackagedFace[] {
  const value = (name: string): string | undefined => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.trim();
  const file = /url\(\.\/(files\/[\w.-]+\.woff2)\)/.exec(rule)?.[1];
  if (!file) return [];
  const [weight = '400', style = 'normal'] = [value('font-weight'), value('font-style')];
  return [{ file, weight, style, range: value('unicode-range') }];
}
