import { createIcons } from '../../plugin/icons/icons.js';

const icons = createIcons({ library: 'fontawesome', root: '' });

/** The SVG path of a Font Awesome icon, as written into pages. */
export function iconShape(name: string, type: string): string {
  const found = icons.resolve(name, { type });
  const [path] = (found && 'svg' in found && /<path d="[^"]+"/.exec(found.svg)) || [];
  if (!path) throw new Error(`There is no ${type} icon ${name}`);
  return path;
}
