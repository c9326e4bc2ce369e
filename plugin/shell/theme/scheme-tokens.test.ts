import { expect, test } from 'vitest';
import { palette } from './palette.js';
import { schemeTokens } from './scheme-tokens.js';

const theme = 'mint';
const brand = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca' };

test('is empty for a site whose modes are what their names say', () => {
  expect(schemeTokens({ theme, colors: { ...brand, background: {} } })).toBe('');
  expect(schemeTokens({ theme, colors: { ...brand, background: { light: '#fdf6e3', dark: '#101820' } } })).toBe('');
});

test('with a dark background in light mode, both modes are dark, and paper has the colors of a light page', () => {
  const site = { theme, colors: { ...brand, background: { light: '#1e293b' } } };
  const css = schemeTokens(site);
  expect(css.match(/color-scheme:\w+!important/g)).toEqual(Array(2).fill('color-scheme:dark!important'));
  const onPaper = palette({ theme, colors: { ...brand, background: {} } }, 'light')['color-text'];
  expect(css).toContain(`--octavo-color-text:light-dark(${onPaper},${palette(site, 'light')['color-text']})`);
  expect(css).toContain(`--octavo-color-text:light-dark(${onPaper},${palette(site, 'dark')['color-text']})`);
});

test('with the backgrounds of both modes swapped, each mode has the color scheme of its background', () => {
  const site = { theme, colors: { ...brand, background: { light: '#101820', dark: '#fdf6e3' } } };
  const css = schemeTokens(site);
  expect(css).toMatch(/:root\{color-scheme:dark!important\}.*\.dark\{color-scheme:light!important\}/);
  const [light, dark] = [palette(site, 'dark')['color-text'], palette(site, 'light')['color-text']];
  expect(css.split(`--octavo-color-text:light-dark(${light},${dark})`)).toHaveLength(3);
});
