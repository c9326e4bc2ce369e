import { expect, test } from 'vitest';
import { createUtilityClasses } from './utility-classes.js';

const utilities = createUtilityClasses();

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

test('has the colours of the site, with opacity', async () => {
  const css = await utilities(['text-primary', 'bg-primary/10', 'dark:bg-background-dark']);
  expect(css).toContain(
    '.bg-primary\\/10{background-color:color-mix(in srgb,var(--octavo-color-primary,currentcolor) calc(100%*0.1),transparent);}',
  );
  expect(css).toContain('.text-primary{');
  expect(css).toContain('var(--octavo-color-background-dark,#0b0d12)');
});

test('fills backgrounds in the dark brand color with the color of buttons', async () => {
  const css = await utilities(['bg-primary-dark', 'text-primary-dark', 'bg-primary']);
  expect(css).toMatch(/\.bg-primary-dark\{[^}]*var\(--octavo-color-button,/);
  expect(css).toMatch(/\.text-primary-dark\{[^}]*var\(--octavo-color-primary-dark,/);
  expect(css).toMatch(/\.bg-primary\{[^}]*var\(--octavo-color-primary,/);
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
