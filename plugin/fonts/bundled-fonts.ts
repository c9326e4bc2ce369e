/** The fonts in Octavo's package. */
import { join } from 'node:path';
import { packageRoot, packageText } from '../core/package/package-root.js';
import type { FontFace, SiteFont } from '../core/model/types.js';

type Bundled = SiteFont & { faces: (Omit<FontFace, 'path'> & { file: string })[] };

/** A family of the package with its files; `undefined` if the package does not have the family or the weight. */
export function bundledFont(font: SiteFont): SiteFont | undefined {
  const fonts = Object.values(JSON.parse(packageText('dist/fonts.json')) as Record<string, Bundled>);
  const bundled = fonts.find(({ family }) => family === font.family);
  if (!bundled || !hasWeight(bundled.faces[0]!, font.weight)) return undefined;
  const faces = bundled.faces.map((face) => ({
    ...face,
    file: join(packageRoot, 'dist/fonts', face.file),
    path: `_octavo/fonts/${face.file}`,
  }));
  return { ...font, ...bundled, faces };
}

function hasWeight(face: Pick<FontFace, 'weight'>, weight = 400): boolean {
  const [min = 0, max = 0] = face.weight.split(' ').map(Number);
  return weight >= min && weight <= max;
}
