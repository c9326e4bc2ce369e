import { escapeHtml } from '../../runtime/jsx/escape.js';
import { hrefAttribute } from './address.js';
import type { ShellSite } from './types.js';
import { ownValue } from '../own-value.js';

/** Icon and name of the platforms whose key is neither. */
const platforms: Record<string, { icon?: string; label: string; type?: string }> = {
  x: { icon: 'x-twitter', label: 'X' },
  twitter: { icon: 'x-twitter', label: 'X' },
  website: { icon: 'globe', label: 'Website', type: 'solid' },
  'earth-americas': { label: 'Website', type: 'solid' },
  podcast: { label: 'Podcast', type: 'solid' },
  email: { icon: 'envelope', label: 'E-mail', type: 'solid' },
  rss: { label: 'RSS', type: 'solid' },
  'x-twitter': { label: 'X' },
  whatsapp: { label: 'WhatsApp' },
  stackoverflow: { icon: 'stack-overflow', label: 'Stack Overflow' },
  github: { label: 'GitHub' },
  gitlab: { label: 'GitLab' },
  linkedin: { icon: 'linkedin-in', label: 'LinkedIn' },
  youtube: { label: 'YouTube' },
  tiktok: { label: 'TikTok' },
  'hacker-news': { label: 'Hacker News' },
};

/** Social links and columns of links; empty where the site has neither. */
export function renderFooter(shell: ShellSite): string {
  const { columns, socials, notice } = shell.site.footer;
  if (columns.length === 0 && socials.length === 0 && !notice) return '';
  return `<footer id="footer">${renderColumns(shell)}${renderSocials(shell)}${renderNotice(notice, shell)}</footer>`;
}

function renderNotice(notice: string | undefined, { markdown }: ShellSite): string {
  return notice ? `<p class="notice">${markdown?.(notice) ?? escapeHtml(notice)}</p>` : '';
}

function renderColumns({ site, base, words }: ShellSite): string {
  if (site.footer.columns.length === 0) return '';
  const columns = site.footer.columns.map(({ header, links }) => {
    const items = links.map(({ label, href }) => `<li><a href="${hrefAttribute(href, base)}">${escapeHtml(label)}</a>`);
    return `<div>${header ? `<p>${escapeHtml(header)}</p>` : ''}<ul>${items.join('')}</ul></div>`;
  });
  return `<nav class="footer-columns" aria-label="${escapeHtml(words.footer)}">${columns.join('')}</nav>`;
}

function renderSocials({ site, base, icons }: ShellSite): string {
  if (site.footer.socials.length === 0) return '';
  const items = site.footer.socials.map(({ platform, href }) => {
    const known = ownValue(platforms, platform);
    const label = escapeHtml(known?.label ?? platform.charAt(0).toUpperCase() + platform.slice(1));
    const icon = icons({ name: known?.icon ?? platform, type: known?.type ?? 'brands', library: 'fontawesome' });
    return `<li><a href="${hrefAttribute(href, base)}"${icon ? ` aria-label="${label}"` : ''}>${icon || label}</a>`;
  });
  return `<ul class="socials">${items.join('')}</ul>`;
}
