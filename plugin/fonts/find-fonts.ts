/** Finds the files of the fonts in the settings, so that the site serves them itself. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileStart, type Report } from '../core/errors/errors.js';
import { download } from '../reader/download.js';
import { findFileIn } from '../reader/read-file.js';
import { fileReason } from '../reader/reasons.js';
import { isUrl } from '../addresses/page-path.js';
import type { FontFace, Site, SiteFont } from '../core/model/types.js';
import { bundledFont } from './bundled-fonts.js';
import { fontFallback } from './font-fallback.js';
import { mainFace } from './main-face.js';
import { findFontPackage, readFontPackage } from './font-package.js';

/** Generic and system fonts. */
const system =
  /^(?:system-ui|ui-[a-z-]+|-apple-system|serif|sans-serif|monospace|arial|helvetica(?: neue)?|georgia|times(?: new roman)?|verdana|tahoma|courier(?: new)?|segoe ui)$/i;

export interface FontOptions {
  /** Stores downloads. */
  cacheDir: string;
  /** Milliseconds to wait for a host. Default: 30,000; 20,000 for the registry. */
  timeout?: number;
  /** Called for a host that does not answer in that time. */
  onLate?(): void;
}

/**
 * The fonts of the site with their files. A font that cannot be found is reported and has no files, so that a system
 * font replaces it.
 */
export async function findFonts(
  { fonts: { body, heading, mono }, root, configFile }: Site,
  options: FontOptions,
  report: Report,
): Promise<Site['fonts']> {
  const complete = async (font: SiteFont): Promise<SiteFont> => {
    if (!font.source && system.test(font.family)) return font;
    try {
      return await withFaces(font, root, options);
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') options.onLate?.();
      const location = font.location ?? fileStart(configFile);
      report.warn({ ...location, ...unfound(font, error as Error) });
      return font;
    }
  };
  const completeBody = body && (await complete(body));
  // One object for both means one warning.
  return {
    body: completeBody,
    heading: heading === body ? completeBody : heading && (await complete(heading)),
    mono: mono && (await complete(mono)),
  };
}

async function withFaces(font: SiteFont, root: string, options: FontOptions): Promise<SiteFont> {
  const bundled = !font.source && bundledFont(font);
  if (bundled) return bundled;
  const faces = font.source ? [await sourceFace(font, root, options)] : await familyFaces(font, root, options);
  const main = mainFace({ ...font, faces });
  const fallback = main && fontFallback(await readFile(main.file), font.family);
  return { ...font, faces, ...(fallback && { fallbacks: [fallback] }) };
}

async function familyFaces(
  { family, weight }: SiteFont,
  root: string,
  { cacheDir, timeout }: FontOptions,
): Promise<FontFace[]> {
  const folder = await findFontPackage(family, root, cacheDir, timeout);
  if (!folder) throw new TypeError('unknown');
  const faces = await readFontPackage(folder, weight);
  return faces.map(({ file, ...rest }) => ({
    ...rest,
    file: join(folder, file),
    path: `_octavo/fonts/${basename(file)}`,
  }));
}

async function sourceFace(font: SiteFont, root: string, { cacheDir, timeout }: FontOptions): Promise<FontFace> {
  const { source = '', weight } = font;
  const looks = { weight: weight ? String(weight) : '100 900', style: 'normal' };
  if (!isUrl(source)) {
    const result = findFileIn(root, join(root, source));
    if ('fault' in result) throw new UnreadableFont(fileReason(result.fault));
    return { ...looks, file: result.file, path: source.slice(1) };
  }
  const name = `${createHash('sha256').update(source).digest('hex').slice(0, 12)}${extname(new URL(source).pathname) || `.${font.format ?? 'woff2'}`}`;
  const file = join(cacheDir, name);
  if (!existsSync(file)) {
    const bytes = await fetchFont(source, timeout);
    await mkdir(cacheDir, { recursive: true });
    await writeFile(file, bytes);
  }
  return { ...looks, file, path: `_octavo/fonts/${name}` };
}

/** A font file that the settings name; the message is the reason. */
class UnreadableFont extends Error {}

async function fetchFont(source: string, timeout?: number): Promise<Uint8Array> {
  if (/^data:/i.test(source)) return new Uint8Array(await (await fetch(source)).arrayBuffer());
  const answer = await download(source, { timeout });
  // `fetch`, which reads from the registry, uses the same error names.
  if ('reason' in answer) throw new DOMException(answer.reason, answer.isLate ? 'TimeoutError' : 'NetworkError');
  if (answer.status < 200 || answer.status >= 300) throw new Error(`${source} answers ${answer.status}`);
  return answer.bytes;
}

function unfound({ family, source = '' }: SiteFont, error: Error): { code: string; message: string; hint: string } {
  const { message } = error;
  if (error instanceof UnreadableFont) {
    return {
      code: 'font-missing',
      message: `Cannot use the font file ${JSON.stringify(source)}: ${message}. A system font is used.`,
      hint: 'Write the path from the docs folder, for example "/fonts/name.woff2".',
    };
  }
  const isUnknown = message === 'unknown';
  return {
    code: isUnknown ? 'font-unknown' : 'font-unreachable',
    message: `The font ${JSON.stringify(family)} ${isUnknown ? 'is unknown' : `could not be fetched (${message})`}; a system font is used.`,
    hint: isUnknown
      ? 'Use a family from Fontsource, which includes Google Fonts, or set "source" to your own font file.'
      : 'Build once with an internet connection, install the package of the font (@fontsource-variable/…), or set "source" to your own font file.',
  };
}
