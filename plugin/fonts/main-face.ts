import type { FontFace, SiteFont } from '../core/model/types.js';

/** The face of most text: upright, with Latin letters. */
export function mainFace({ faces = [] }: SiteFont): FontFace | undefined {
  const upright = faces.filter(({ style }) => style === 'normal');
  return upright.find(({ range }) => range === undefined || /\bU\+0000-00FF\b/i.test(range)) ?? upright[0];
}
