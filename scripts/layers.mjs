// The layers of `layers.json`: which room a file belongs to, and which rooms it may import from.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {'none' | 'order' | 'any'} within Which rooms of its own layer a room imports from.
 * @property {string[]} rooms
 * @property {string} advice How to do without an import against the layers.
 */

/**
 * @typedef {object} LayerTable
 * @property {string[]} trees Folders whose files have a room.
 * @property {number} maxFiles Limit for the number of files in a folder.
 * @property {Layer[]} layers From the ground up.
 * @property {[string, string][]} never Pairs of rooms: the first does not import the second. `*` at the end matches all rooms with that beginning.
 * @property {[string, string][]} until Imports against the layers that still exist.
 * @property {string[]} crowded Folders that still have more files.
 * @property {Record<string, { home: string[], except: Record<string, string> }>} names Words of features and formats: only files
 *   in `home` and `except` contain them. `except` has the reason for each file.
 * @property {number} most The number of files in `except` of all `names`. It only becomes smaller.
 * @property {{ rooms: string[], lines: number }} first The rooms and files that a newcomer reads first, and the limit for their lines of logic.
 */

/** @type {LayerTable} */
export const table = JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8'));

/**
 * The room of a file, by its path from the root of the repository. `undefined` if it is in none.
 *
 * @param {string} path
 */
export function roomOf(path) {
  const names = table.layers.flatMap(({ rooms }) => rooms).flatMap((room) => nameOf(room, path) ?? []);
  return names.toSorted((one, other) => other.length - one.length)[0];
}

/**
 * The name of the room for a file; `undefined` if it is not in it.
 *
 * @param {string} room
 * @param {string} path
 */
function nameOf(room, path) {
  if (room.endsWith('/.')) return posix.dirname(path) === room.slice(0, -2) ? room : undefined;
  if (room.endsWith('/*')) return folderIn(room.slice(0, -1), path);
  return path.startsWith(`${room}/`) ? room : undefined;
}

/**
 * The folder of `path` directly in `parent`, which ends with a slash.
 *
 * @param {string} parent
 * @param {string} path
 */
function folderIn(parent, path) {
  const rest = path.startsWith(parent) ? path.slice(parent.length) : '';
  return rest.includes('/') ? parent + rest.slice(0, rest.indexOf('/')) : undefined;
}

/**
 * Why a file of the room `from` may not import from the room `to`; `undefined` if it may.
 *
 * @param {string} from
 * @param {string} to
 */
export function importFault(from, to) {
  if (from === to) return undefined;
  const [own, other] = [layerOf(from), layerOf(to)];
  const { within, rooms, advice } = layerAt(own);
  if (table.never.some(([one, another]) => matches(one, from) && matches(another, to)))
    return `${from} never imports ${to}. ${advice}`;
  const isBefore = within === 'order' && rooms.indexOf(to) < rooms.indexOf(from);
  if (other < own || (other === own && (within === 'any' || isBefore))) return undefined;
  return `${from} does not import ${to}, which ${placeOf(own, other)}. ${advice}`;
}

/**
 * Where a room of the layer `other` is, seen from the layer `own`.
 *
 * @param {number} own
 * @param {number} other
 */
function placeOf(own, other) {
  const { name, within } = layerAt(other);
  if (other > own) return `is above it, in the layer "${name}"`;
  return within === 'order' ? `comes after it in the layer "${name}"` : `is in the same layer, "${name}"`;
}

/** @param {number} index */
function layerAt(index) {
  return /** @type {Layer} */ (table.layers[index]);
}

/** @param {string} room */
function layerOf(room) {
  return table.layers.findIndex(({ rooms }) =>
    rooms.some((each) => each === room || (each.endsWith('/*') && posix.dirname(room) === each.slice(0, -2))),
  );
}

/**
 * @param {string} pattern
 * @param {string} room
 */
function matches(pattern, room) {
  return pattern.endsWith('*') ? room.startsWith(pattern.slice(0, -1)) : pattern === room;
}
