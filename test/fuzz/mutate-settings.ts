/** Changes JSON: values of another type, odd keys, parts in the wrong place. */
import { hostileTexts } from './hostile-values.js';
import type { Random } from './random.js';

const texts = Object.values(hostileTexts).filter((text) => text.length < 1000);
const values: unknown[] = [
  [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
    { a: 1 },
    [{}],
    'a'.repeat(5000),
    ['index', 'index'],
  ],
  'index / . .. # https:// http://[ //x mailto: % 2024-01-01 true #12'.split(' '),
  [
    { light: 1 },
    { href: 1 },
    { group: 'x', pages: [] },
    { $ref: 'part.json' },
    { $ref: '../x' },
    { $ref: 'docs.json' },
  ],
].flat();
const keys = '__proto__ constructor toString hasOwnProperty $ref a.b name \ud800 0'
  .split(' ')
  .concat(['', ' ', '[object Object]']);

interface Slot {
  holder: Record<string, unknown>;
  key: string;
}

/** A changed copy of `settings`. */
export function mutateSettings(settings: unknown, random: Random): unknown {
  const result: unknown = structuredClone(settings);
  for (let count = 1 + random.below(3); count > 0; count--) change(result, random);
  return result;
}

function change(settings: unknown, random: Random): void {
  const slots = [...slotsOf(settings)];
  if (slots.length === 0) return;
  const { holder, key } = random.pick(slots);
  const other = random.pick(slots);
  const value = holder[key];
  switch (random.below(9)) {
    case 0:
      delete holder[key];
      return;
    case 1:
      define(holder, random.pick(keys), value);
      return;
    case 2:
      define(holder, key, [value, value]);
      return;
    case 3:
      define(holder, key, { [random.pick(keys)]: value });
      return;
    case 4:
      define(holder, key, structuredClone(other.holder[other.key]));
      return;
    case 5:
    case 6:
      define(holder, key, random.pick(texts));
      return;
    case 7:
      define(holder, random.pick(keys), random.pick(values));
      return;
    default:
      define(holder, key, structuredClone(random.pick(values)));
  }
}

/** Every key of every object and list. */
function* slotsOf(value: unknown): Generator<Slot> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield { holder: value as Record<string, unknown>, key };
    yield* slotsOf(inner);
  }
}

/** `__proto__` becomes a key like any other. */
function define(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
