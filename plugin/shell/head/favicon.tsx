import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { encodePart } from '../../addresses/encode-address.js';
import { address } from '../../addresses/addresses.js';
import type { Site } from '../../core/model/types.js';
import { writeHtml } from '../write-html.js';

/** The favicon of the site. */
export function renderFavicon({ favicon, name, colors }: Site, base: string): Node {
  if (!favicon) return renderInitial(name, colors.primary);
  const { light, dark } = favicon;
  if (light === dark) return <link rel="icon" href={address(light, base)} />;
  return (
    <>
      <link rel="icon" href={address(light, base)} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={address(dark, base)} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** The first letter of the site's name on its color. Without any icon, browsers request a file that does not exist. */
function renderInitial(name: string, color: string): Node {
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill={color}></rect>
      <text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff">
        {Array.from(name.trim())[0]?.toUpperCase()}
      </text>
    </svg>
  );
  return <link rel="icon" href={`data:image/svg+xml,${encodePart(writeHtml(svg))}`} />;
}
