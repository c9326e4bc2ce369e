/** Converts CSS colors to hex. */

/** The color names that authors use most. */
const named: Record<string, string> = {
  black: '#000000',
  blue: '#0000FF',
  brown: '#A52A2A',
  crimson: '#DC143C',
  cyan: '#00FFFF',
  emerald: '#10B981',
  fuchsia: '#FF00FF',
  gold: '#FFD700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  indigo: '#4B0082',
  lime: '#00FF00',
  magenta: '#FF00FF',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#FFA500',
  pink: '#FFC0CB',
  purple: '#800080',
  red: '#FF0000',
  silver: '#C0C0C0',
  teal: '#008080',
  tomato: '#FF6347',
  turquoise: '#40E0D0',
  violet: '#EE82EE',
  white: '#FFFFFF',
  yellow: '#FFFF00',
};

/**
 * The hex color of a CSS color: `red`, `16A34A`, `rgb(22, 163, 74)`, `hsl(142 76% 36%)`. `undefined` if it is not a
 * color.
 */
export function toHexColor(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (Object.hasOwn(named, trimmed)) return named[trimmed];
  const digits = /^(?:#|0x)?((?:[\da-f]{3,4}){1,2})$/.exec(trimmed)?.[1];
  if (digits) return `#${digits.toUpperCase()}`;
  const numbers = (trimmed.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  if (numbers.length < 3) return undefined;
  const [first, second, third] = numbers as [number, number, number];
  if (/^rgba?\(/.test(trimmed)) return hex(numbers);
  return /^hsla?\(/.test(trimmed) ? hex(fromHsl(first, second / 100, third / 100)) : undefined;
}

function hex(channels: readonly number[]): string {
  const bytes = Uint8ClampedArray.from(channels, Math.round);
  return `#${Buffer.from(bytes).toString('hex').toUpperCase()}`;
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((step) => {
    const turn = (step + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}
