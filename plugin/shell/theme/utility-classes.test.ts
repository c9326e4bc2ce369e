import { expect, test } from 'vitest';
import { createUtilityClasses } from './utility-classes.js';

const colors = {
  primary: '#ff0066',
  light: '#66ccff',
  dark: '#003399',
  background: { light: '#fffaf0', dark: '#001122' },
};
const utilities = createUtilityClasses({ theme: 'mint', colors });
// The generator writes plain colors as numbers.
const [primary, light, dark] = ['rgb(255 0 102', '#66ccff', '#003399'];

test('gives the style of the classes that occur, in the layer of utilities', async () => {
  expect(await utilities(['w-full', 'my-own', 'sm:grid-cols-2'])).toBe(
    '@layer utilities{.w-full{width:100%;}@media (min-width: 640px){.sm\\:grid-cols-2{grid-template-columns:repeat(2,minmax(0,1fr));}}}',
  );
});

test('is empty where no class is a utility', async () => {
  expect(
    await utilities(['octavo-icon', 'line', 'l1', 'd12', 'fi', 'language-ts', 'highlight', 'task-list-item']),
  ).toBe('');
  expect(await utilities(['my-own-class'])).toBe('');
  expect(await utilities([])).toBe('');
});

test('takes no abbreviation that Tailwind does not have', async () => {
  expect(await utilities(['h1', 'm4', 'b', 'op50', 'p4', 'dark:m4'])).toBe('');
});

test('follows the dark mode of the site', async () => {
  expect(await utilities(['dark:hidden'])).toContain('.dark .dark\\:hidden{display:none;}');
});

test.each([
  ['bg-primary', primary],
  ['border-primary/60', primary],
  ['dark:text-primary-light', light],
  ['bg-primary-light', light],
  ['text-primary-dark', dark],
  ['hover:border-primary-dark', dark],
  ['bg-background-light', '#fffaf0'],
  ['dark:bg-background-dark', '#001122'],
  ['from-background-dark', '#001122'],
])('%s has the color of the site', async (name, color) => {
  expect(await utilities([name])).toContain(color);
});

test('colors have opacity, and custom properties replace them', async () => {
  expect(await utilities(['bg-primary-light/10'])).toContain(
    '{background-color:color-mix(in srgb,var(--octavo-color-primary-light,#66ccff) calc(100%*0.1),transparent);}',
  );
  expect(await utilities(['bg-primary/10'])).toMatch(/background-color:.*0\.1/);
});

test('text in the primary color is readable in both modes', async () => {
  expect(await utilities(['text-primary'])).toMatch(
    /;color:color-mix\(in srgb,var\(--octavo-color-primary,light-dark\(/,
  );
});

test('white text is readable on the dark brand color, which is that of buttons', async () => {
  expect(await utilities(['bg-primary-dark'])).toMatch(/var\(--octavo-color-button,/);
});

test('invalid colors are those of sites without colors', async () => {
  const css = await createUtilityClasses({
    theme: 'mint',
    colors: { primary: 'x}', light: 'x}', dark: 'x}', background: { dark: 'x}' } },
  })(['border-primary', 'text-primary-light', 'text-primary-dark', 'bg-background-dark']);
  expect(css).not.toContain('x}');
  expect(css).toContain('#0c0e12');
});

test('brings the starting values of properties that utilities share, only where one needs them', async () => {
  expect(await utilities(['shadow-lg'])).toContain('--un-ring-shadow:0 0');
  expect(await utilities(['mt-4'])).not.toContain('--un-');
});

test.each([
  'aspect-video rounded-xl mx-auto text-sm relative text-gray-900 font-bold items-center dark:text-white gap-2 tracking-tight',
  'lg:flex inset-0 leading-6 flex-1 object-cover leading-relaxed transition-all dark:text-white/50 dark:brightness-[1.1]',
  'dark:hover:brightness-[1.25] pointer-events-none dark:border-white/10 hover:bg-blue-50 group-hover:underline 2xl:w-1/2 w-[12.5%]',
])('knows what authors use: %s', async (list) => {
  const missing: string[] = [];
  for (const name of list.split(' ')) if ((await utilities([name])) === '') missing.push(name);
  expect(missing).toEqual([]);
});
