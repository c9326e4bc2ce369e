/** The HTML that specifications may contain: elements that format text. `demo/writing/api-pages.mdx` lists it. */

const inlineTags =
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr';
const blockTags =
  'address article aside blockquote center dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header footer hr li main nav ol p pre section summary table tbody td tfoot th thead caption tr ul';

/** Elements that a paragraph cannot contain. */
export const blocks: ReadonlySet<string> = new Set(blockTags.split(' '));

/** The allowed elements. All other elements are left out, with or without their content. */
export const safeTags: ReadonlySet<string> = new Set(`${inlineTags} ${blockTags}`.split(' '));

/** Elements whose content is not text: it is left out, too. */
export const opaqueTags: ReadonlySet<string> = new Set(
  'script style template iframe frame frameset noframes noscript object embed applet svg math select textarea title'.split(
    ' ',
  ),
);

/** The allowed attributes. Their addresses are checked as data: see `safe-address.ts`. */
export const safeAttributes: ReadonlySet<string> = new Set(
  'href src alt title width height colspan rowspan align start open dir lang'.split(' '),
);
