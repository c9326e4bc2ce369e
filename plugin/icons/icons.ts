/** Finds icons by an author's reference: a name in a library, a path, a URL, inline SVG. */
import { iconStyles } from './icon-styles.js';
import type { Problem } from '../core/errors/errors.js';
import { fontAwesome } from './font-awesome.js';
import type { IconLibrary } from './library.js';
import { lucide, tabler } from './line-icons.js';
import { nearNames } from './near-names.js';
import { isPicture, readPicture } from './picture.js';
import { similarName } from './similar-name.js';
import { readDrawing, writeSvg, type Drawing, fontSize } from './svg-markup.js';

/** Appearance of an icon, and the preferred library. */
export interface IconOptions {
  /** Style in Font Awesome: `solid` (default), `regular`, `brands`. Paid styles fall back to these. */
  type?: string;
  /** Preferred library. Default: the library of the site. */
  library?: string;
  /** CSS color. Default: the color of the text. */
  color?: string;
  /** Pixels, or a CSS length. Default: set by the stylesheet. */
  size?: number | string;
}

/** An icon: SVG for the page, or the URL of an image as the author wrote it, with the style that sets its size, if any. */
export type FoundIcon = { svg: string } | { src: string; style?: string };

/** The icons of a site. */
export interface Icons {
  /** `undefined` if the name is unknown. */
  resolve(ref: string, options?: IconOptions): FoundIcon | undefined;
  /** The problem with a name: no library contains it, or only in another style. */
  faultOf(ref: string, options?: IconOptions): IconFault | undefined;
}

/** A problem without its location. */
export type IconFault = Pick<Problem, 'code' | 'message' | 'hint'>;

type LibraryName = 'fontawesome' | 'lucide' | 'tabler';

const libraries: Record<LibraryName, IconLibrary> = { fontawesome: fontAwesome, lucide, tabler };

/**
 * Creates the icons of a site. `library` is searched first, then Font Awesome, Lucide and Tabler. `root` is the docs
 * folder.
 */
export function createIcons({ library, root }: { library: LibraryName; root: string }): Icons {
  const drawings = new Map<string, Drawing | undefined>();
  let names: string[] | undefined;

  function named(name: string, first: LibraryName, type: string | undefined): Drawing | undefined {
    const inOrder = new Set([libraries[first], ...Object.values(libraries)]);
    for (const each of [name.toLowerCase(), ...nearNames(name)])
      for (const one of inOrder) {
        const drawing = one.read(each, type);
        if (drawing) return drawing;
      }
    return undefined;
  }

  function drawingOf(ref: string, wanted: string | undefined, type: string | undefined): Drawing | undefined {
    if (ref.startsWith('<')) return readDrawing(ref);
    const first = isLibrary(wanted) ? wanted : library;
    const key = `${first} ${type} ${ref}`;
    if (!drawings.has(key))
      drawings.set(key, isPicture(ref) ? readPicture(root, ref) : named(ref, first, type?.toLowerCase()));
    return drawings.get(key);
  }

  function isLibrary(name: string | undefined): name is LibraryName {
    return name !== undefined && Object.hasOwn(libraries, name);
  }

  function unknownIcon(name: string): IconFault {
    const similar = similarName(name, (names ??= Object.values(libraries).flatMap((each) => each.names())));
    return {
      code: 'icon-unknown',
      message: `Unknown icon "${name}".`,
      hint: similar
        ? `Did you mean "${similar}"? Icons of paid sets are not available.`
        : 'It may be in a paid set. Use a name from Font Awesome (free), Lucide or Tabler, or the path of an SVG file.',
    };
  }

  return {
    resolve(ref, { type, library: wanted, color, size } = {}) {
      const drawing = drawingOf(ref.trim(), wanted, type);
      if (drawing) return { svg: writeSvg(drawing, color, size) };
      return isPicture(ref) ? { src: ref, style: sizeStyle(size) } : undefined;
    },
    faultOf(ref, { type, library: wanted } = {}) {
      const name = ref.trim();
      const drawing = drawingOf(name, wanted, type);
      if (drawing)
        return type && drawing.style && isOtherStyle(type, drawing.style) ? otherStyle(type, drawing.style) : undefined;
      return isPicture(name) ? undefined : unknownIcon(name);
    },
  };
}

function sizeStyle(size: number | string | undefined): string | undefined {
  const length = fontSize(size);
  return length && `font-size:${/\d$/.test(length) ? `${length}px` : length}`;
}

/** Logos have only one style, so it does not matter which one is requested. Unknown styles are reported with the settings. */
function isOtherStyle(type: string, drawn: string): boolean {
  return drawn !== 'brands' && type.toLowerCase() !== drawn && iconStyles.includes(type.toLowerCase());
}

function otherStyle(type: string, drawn: string): IconFault {
  return {
    code: 'icon-style',
    message: `The free set of Font Awesome does not have the icon in the style "${type}", so it is drawn in the style "${drawn}".`,
    hint: `Use "${drawn}", or the path of an SVG file.`,
  };
}
