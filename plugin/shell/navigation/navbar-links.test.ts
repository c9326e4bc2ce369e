import { expect, test } from 'vitest';
import { html } from '../../../runtime/jsx/node.js';
import type { NavbarLink } from '../../core/model/types.js';
import type { ShellContext } from '../types.js';
import { writeHtml } from '../write-html.js';
import { renderNavbarLinks } from './navbar-links.js';

const context = {
  base: '/',
  link: (href: string) => href,
  site: { name: 'Harbour' },
  icon: ({ name }: { name: string }) => (name === 'users' ? html('<svg></svg>') : undefined),
} as unknown as ShellContext;

test('a link without a label is its icon, with the address as its name', () => {
  const links = ['users', 'unknown'].map((name): NavbarLink => ({
    type: 'link',
    label: '',
    href: 'https://x.dev/chat/',
    icon: { name, library: 'fontawesome' },
  }));
  expect(writeHtml(renderNavbarLinks(links, context)).match(/<a .*?<\/a>/g)).toEqual([
    '<a href="https://x.dev/chat/" aria-label="x.dev/chat"><svg></svg></a>',
    '<a href="https://x.dev/chat/"><span>x.dev/chat</span></a>',
  ]);
});
