/** Icons that are files of the site or images on other hosts. */
import { join, normalize } from 'node:path';
import { readFileIn } from '../reader/read-file.js';
import { hasIds, isTextColored, readDrawing, type Drawing } from './svg-markup.js';

/** Larger files stay separate images. */
const maxInlineBytes = 8_000;

/** Whether `ref` is a path, a URL or a data URL instead of the name of an icon. */
export function isPicture(ref: string): boolean {
  return /^(?:https?:|data:image\/|\.{0,2}\/)/i.test(ref) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(ref);
}

/**
 * A small SVG file of the site as a drawing, if it has the color of the text and cannot clash with a page. Other files look the
 * same as images, which authors' rules expect. `path` starts with `/`, the docs folder.
 */
export function readPicture(root: string, path: string): Drawing | undefined {
  if (!/^\/(?!\/).*\.svg$/i.test(path)) return undefined;
  const content = readFileIn(root, join(root, normalize(path)), maxInlineBytes);
  const drawing = typeof content === 'string' ? undefined : readDrawing(content.toString('utf8'));
  return drawing && isTextColored(drawing) && !hasIds(drawing) ? drawing : undefined;
}
