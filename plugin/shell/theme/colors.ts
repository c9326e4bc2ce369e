/** Colors in OKLCH: mixing, WCAG 2 contrast, and adjusting lightness for readability. */

type Triple = [number, number, number];

/**
 * Linear red, green and blue of `#rgb`, `#rrggbb` or `#rrggbbaa` (alpha is ignored), 0 to 1; `undefined` for anything
 * else.
 */
export function parseHex(color: string): Triple | undefined {
  return bytesOf(color)?.map((byte) => linearBytes[byte]!) as Triple | undefined;
}

/** Red, green and blue of a hex color, 0 to 255. */
export function bytesOf(color: string): Triple | undefined {
  const digits = /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i.exec(color.trim());
  if (!digits) return undefined;
  const long = digits[2] ?? digits[1]!.replace(/./g, '$&$&');
  const value = Number.parseInt(long.slice(0, 6), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Palettes are found by many trials, so the powers are calculated once. */
const linearBytes = Array.from({ length: 256 }, (_, byte) => linear(byte / 255));

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function formatHex(rgb: Triple): string {
  return formatBytes(rgb.map((value) => Math.round(gamma(value) * 255)) as Triple);
}

function formatBytes([red, green, blue]: Triple): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

function gamma(value: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

/** WCAG 2 contrast of two hex colors, from 1 to 21. Invalid colors count as black. */
export function contrast(one: string, other: string): number {
  return luminanceContrast(luminance(one), luminance(other));
}

function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = parseHex(color) ?? [0, 0, 0];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes `amount` (0 to 1) of `other` into `color`, perceptually evenly. */
export function mix(color: string, other: string, amount: number): string {
  const [from, to] = [toOklab(color), toOklab(other)];
  return fromOklab(from.map((value, index) => value + (to[index]! - value) * amount) as Triple);
}

/** `color` with opacity `alpha` (0 to 1) on the opaque `ground`, as browsers show it. */
export function overlay(color: string, ground: string, alpha: number): string {
  const [top, below] = [bytesOf(color) ?? [0, 0, 0], bytesOf(ground) ?? [0, 0, 0]];
  return formatBytes(below.map((value, index) => Math.round(value + (top[index]! - value) * alpha)) as Triple);
}

/**
 * `color` with the smallest change of lightness that reaches `ratio` on all `grounds`, of which the first one decides
 * between darker and lighter. Hue is kept, and chroma where it can be.
 */
export function readable(color: string, grounds: readonly string[], ratio = 4.5): string {
  const levels = grounds.map(luminance);
  const isReadable = (candidate: string): boolean => {
    const level = luminance(candidate);
    return levels.every((ground) => luminanceContrast(level, ground) >= ratio);
  };
  if (isReadable(color)) return color;
  const [lightness, a, b] = toOklab(color);
  const isDarker = levels[0]! > middleGray;
  // Colors near black and white have little chroma, or they would be clipped to another lightness.
  const at = (value: number): string => {
    // Black and white have none, and nothing to divide by.
    const [part, all] = isDarker ? [value, lightness] : [1 - value, 1 - lightness];
    const chroma = part < all ? part / all : 1;
    return fromOklab([value, a * chroma, b * chroma]);
  };
  let [passing, failing] = [isDarker ? 0 : 1, lightness];
  for (let step = 0; step < 12; step++) {
    const middle = (passing + failing) / 2;
    if (isReadable(at(middle))) passing = middle;
    else failing = middle;
  }
  return at(passing);
}

/** The luminance on which black and white have the same contrast. */
const middleGray = 0.179;

/** White, nearly black or black: the first that is readable on `background`. One of them always is. */
export function textOn(background: string): string {
  return ['#ffffff', '#0b0d12'].find((color) => contrast(color, background) >= 4.5) ?? '#000000';
}

/**
 * The fill of a button with text on it. White text on a saturated color is expected even where it is a little too light
 * for it, so such a color becomes darker.
 */
export function buttonFill(color: string): string {
  const white = contrast('#ffffff', color);
  const [, a, b] = toOklab(color);
  return white < 3 || white >= 4.5 || Math.hypot(a, b) < 0.08 ? color : readable(color, ['#ffffff']);
}

function toOklab(color: string): Triple {
  const [r, g, b] = parseHex(color) ?? [0, 0, 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return formatHex([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}
