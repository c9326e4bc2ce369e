import { expect, test } from 'vitest';
import type { Props } from '../../../runtime/jsx/node.js';
import { pageElement, type ElementPage } from './page-element.js';

/** A page of a site that is served under `/docs/`. */
function pageOf(isLive = false): ElementPage & { files: string[] } {
  const files: string[] = [];
  const asset = (file: string): string => {
    files.push(file);
    return `/docs${file}`;
  };
  const link = (href: string): string => `/docs${href}`;
  return { asset, link, safeAddress: (text: string) => text, isLive, files } as unknown as ElementPage & {
    files: string[];
  };
}

test.each<[string, Props, Props]>([
  ['video', { poster: '/a.png' }, { poster: '/docs/a.png' }],
  ['script', { src: '/a.js' }, { src: '/docs/a.js' }],
  ['link', { rel: 'stylesheet', href: '/a.css' }, { href: '/docs/a.css' }],
  ['link', { rel: 'canonical', href: '/a' }, { href: '/a' }],
  ['use', { href: '#part' }, { href: '#part' }],
  ['use', { href: '/a.svg#part' }, { href: '/docs/a.svg#part' }],
  ['area', { href: '/a' }, { href: '/docs/a' }],
  ['div', { style: 'background: url("/a.png")' }, { style: 'background: url("/docs/a.png")' }],
  [
    'div',
    { style: { backgroundImage: 'url(/a.png)', top: 1 } },
    { style: { backgroundImage: 'url(/docs/a.png)', top: 1 } },
  ],
  ['style', { children: ['a{', 'x:url(/a.png) url(#b)}'] }, { children: ['a{', 'x:url(/docs/a.png) url(#b)}'] }],
  [
    'style',
    { dangerouslySetInnerHTML: { __html: '@import "/a.css"' } },
    { dangerouslySetInnerHTML: { __html: '@import "/docs/a.css"' } },
  ],
])('the addresses of <%s %j> have the base path', (type, props, expected) => {
  expect(pageElement(type, props, pageOf())).toMatchObject(expected);
});

test.each<[unknown, unknown]>([
  ['max-width: 450px; color: red', 'max-width:min(450px, 100%); color: red'],
  ['max-width: 50%', 'max-width: 50%'],
  ['color: red', 'color: red'],
  [
    { maxWidth: '20rem', top: 1 },
    { maxWidth: 'min(20rem, 100%)', top: 1 },
  ],
  [{ maxWidth: 450 }, { maxWidth: 'min(450px, 100%)' }],
  [{ maxWidth: 'none' }, { maxWidth: 'none' }],
  [{ top: 1 }, { top: 1 }],
])('an image with the style %j is no wider than the page', (style, expected) => {
  const page = { ...pageOf(), imageSize: () => undefined };
  expect(pageElement('img', { style } as Props, page)).toMatchObject({ style: expected });
  expect(pageElement('img', { style } as Props, { ...page, isLive: true })).toMatchObject({ style });
});

test.each(['img', 'video', 'div'])('no address of <%s> runs code', (type) => {
  const page = { ...pageOf(), safeAddress: () => 'about:blank' };
  expect(pageElement(type, { poster: 'javascript:x', action: 'javascript:x' }, page)).toEqual({
    poster: type === 'video' ? '/docsabout:blank' : 'about:blank',
    action: 'about:blank',
  });
});

test('an interactive component keeps its style, and its files are known', () => {
  const page = pageOf(true);
  const props = { style: { background: 'url(/a.png)' } };
  expect(pageElement('div', props, page)).toEqual(props);
  expect(page.files).toEqual(['/a.png']);
});

test('the files of utility classes are known', () => {
  const page = pageOf();
  pageElement('div', { className: "p-4 bg-[url('/a.png')]" }, page);
  expect(page.files).toEqual(['/a.png']);
});
