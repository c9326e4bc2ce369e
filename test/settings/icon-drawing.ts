import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The SVG paths of an icon in its package, to distinguish libraries and styles: `fontawesome/regular/bell`, `lucide/house`. */
export function iconDrawing(name: string): string[] {
  const [, library, file] = /^(\w+)\/(.*)$/.exec(name)!;
  const folder = { fontawesome: '@fortawesome/fontawesome-free/svgs', lucide: 'lucide-static/icons' }[library!];
  const svg = readFileSync(require.resolve(`${folder}/${file}.svg`), 'utf8');
  return Array.from(svg.matchAll(/\sd="([^"]+)"/g), ([, path]) => path!);
}
