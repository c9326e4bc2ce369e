import type { FontFace, Site } from '../../core/model/types.js';
import { clientPath } from '../../outputs/client-files.js';

/** The font files from outside the docs folder, without duplicates. */
export function fontFiles({ fonts }: Site): FontFace[] {
  const faces = Object.values(fonts).flatMap((font) => font?.faces ?? []);
  return [...new Map(faces.map((face) => [face.path, face])).values()].filter(({ path }) =>
    path.startsWith(clientPath),
  );
}
