/** Settings of both schemas with a text, a number or an address in every field, built as sites of two pages. */
import { mkdirSync, rmSync } from 'node:fs';
import type { Problem } from '../../../plugin/core/errors/errors.js';
import { fieldsSite, settingsSites, type HostileSite } from '../hostile-sites.js';
import { writeSite } from '../work-folder.js';
import type { CensusBuild } from './census.js';
import { markerOf, type PieceKind } from './piece.js';
import { readFiles } from './read-site.js';

/** A field whose value is neither in the site nor in a message. */
export interface LostField {
  /** `docs.json navbar.links[].label: text`. */
  field: string;
  marker: string;
}

export interface SettingsCensus {
  fields: number;
  lost: LostField[];
}

interface Text {
  field: string;
  kind: PieceKind;
  marker: string;
}

/** Builds sites with all fields of the settings, in `folder`. `kinds`: what is written into each field. */
export async function settingsCensus(
  build: CensusBuild,
  folder: string,
  kinds: readonly PieceKind[],
): Promise<SettingsCensus> {
  const result: SettingsCensus = { fields: 0, lost: [] };
  for (const kind of kinds) {
    const texts = new Map<string, Text>();
    const textOf = (field: string): string => {
      const text = texts.get(field) ?? { field, kind, marker: markerOf(kind, texts.size) };
      texts.set(field, text);
      return valueOf(text);
    };
    // A field whose text is an error of the settings is reported.
    const { sites, fields } = await settingsSites(kind, textOf, folder);
    result.fields += fields.length;
    for (const site of sites) {
      const seen = [...texts.values()].filter(({ field }) => !unseen.test(field.split(' ')[1]!));
      const missing = await missingIn(site, seen, build, folder);
      for (const { field, marker } of await lostOf(missing, build, folder))
        result.lost.push({ field: `${field}: ${kind}`, marker });
    }
  }
  return result;
}

/** The texts that no site has. Settings of the same site can replace each other, so there are fewer in each until one is alone. */
async function lostOf(texts: readonly Text[], build: CensusBuild, folder: string): Promise<Text[]> {
  if (texts.length === 0) return [];
  const site = fieldsSite(texts.map((text) => ({ field: text.field, text: valueOf(text) })));
  const missing = await missingIn(site, texts, build, folder);
  if (texts.length === 1) return missing;
  if (missing.length < texts.length) return lostOf(missing, build, folder);
  const middle = Math.ceil(missing.length / 2);
  return [
    ...(await lostOf(missing.slice(0, middle), build, folder)),
    ...(await lostOf(missing.slice(middle), build, folder)),
  ];
}

function valueOf({ kind, marker }: Text): string {
  return kind === 'address' ? `https://example.com/${marker}` : marker;
}

/** Settings that decide something else than a text of the site: what `octavo check` skips, which hosts are allowed, where pages of an API are. */
const unseen = /^(?:check\.|api\.hosts|variables)|\.directory$|^thumbnails\.fonts/;

/** A page whose endpoint shows the settings of APIs. */
const endpoint =
  '---\ntitle: Install\napi: POST /users/{id}\n---\n\n<ParamField body="name" type="string">Text</ParamField>\n';

async function missingIn(
  { kind: file = '', files }: HostileSite,
  texts: readonly Text[],
  build: CensusBuild,
  folder: string,
): Promise<Text[]> {
  const lines = JSON.stringify(JSON.parse(files[file]!), null, 2).split('\n');
  const written = texts.filter(({ marker }) => files[file]!.includes(marker));
  const outDir = `${folder}-out`;
  writeSite(folder, { ...files, 'guides/install.mdx': endpoint, [file]: lines.join('\n') });
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const { errors, others } = await build(folder, outDir, 2);
  const site = readFiles(outDir);
  const reported = [...errors, ...others].flatMap((problem) => partsOf(problem, file, lines));
  return written.filter(({ marker }) => !site.includes(marker) && !reported.some((text) => text.includes(marker)));
}

/** The text of a message, and the parts of the settings that it is about. */
function partsOf({ message, hint, places, ...place }: Problem, file: string, lines: readonly string[]): string[] {
  const found = (places ?? [place]).filter((one) => one.file === file).map(({ line }) => partAt(lines, line - 1));
  return [message, hint, ...found];
}

/** The line with the value that begins in it. */
function partAt(lines: readonly string[], index: number): string {
  const depth = lines[index]?.search(/\S/) ?? 0;
  const length = lines.slice(index + 1).findIndex((line) => line.search(/\S/) <= depth);
  return lines.slice(index, index + 1 + Math.max(length, 0)).join('\n');
}
