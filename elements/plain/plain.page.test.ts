import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { pageComponents } from '../page-components.js';
import { testPage } from '../testing/page-context.js';

const render = (name: string, props: Record<string, unknown>, child?: string) =>
  renderToString(h(pageComponents[name]!, props, child), testPage());

test('renders components of other tools as plain links, images and videos', () => {
  expect(render('Link', { href: '/guide' }, 'Guide')).toBe('<a href="/guide">Guide</a>');
  expect(render('ZoomImage', { src: '/a.png', alt: 'A' })).toContain('src="/a.png"');
  expect(render('OptimizedVideo', { src: '/a.mp4' })).toContain('src="/a.mp4"');
  expect(render('MDX', {}, 'text')).toBe('text');
  expect(render('Variation', { is: 'cloud' }, 'text')).toBe('text');
});

test('resolves aliases to the same components', () => {
  const pairs = { SnippetGroup: 'CodeGroup', Param: 'ParamField', 'Github.Repo': 'GitHub.Repo', Example: 'Frame' };
  for (const [name, other] of Object.entries(pairs)) expect(pageComponents[name]).toBe(pageComponents[other]);
});
