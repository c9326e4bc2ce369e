import { h, type Node } from '../../../runtime/jsx/node.js';
import { ownValue } from '../../core/text/own-value.js';
import type { ShellContext } from '../types.js';

/** Icon and name of platforms whose key is not their name. */
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

/** Social links and columns of links; empty if the site has neither. */
export function renderFooter(context: ShellContext): Node {
  const { columns, socials, notice } = context.site.footer;
  if (columns.length === 0 && socials.length === 0 && !notice) return undefined;
  return (
    <footer id="footer" class={columns.length > 0 ? 'advanced-footer' : undefined}>
      {renderColumns(context)}
      {renderSocials(context)}
      {notice && <p class="octavo-notice">{context.markdown?.(notice) ?? notice}</p>}
    </footer>
  );
}

function renderColumns({ site: { footer }, link, uiStrings }: ShellContext): Node {
  if (footer.columns.length === 0) return undefined;
  return (
    <nav aria-label={uiStrings.footer}>
      {footer.columns.map(({ header, links }) => (
        <div>
          {header && <p>{header}</p>}
          <ul>
            {links.map(({ label, href }) => (
              <li>
                <a href={link(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function renderSocials({ site: { footer }, link, icon }: ShellContext): Node {
  if (footer.socials.length === 0) return undefined;
  return (
    <ul class="octavo-socials">
      {footer.socials.map(({ platform, href }) => {
        const details = ownValue(platforms, platform);
        const label = details?.label ?? platform.charAt(0).toUpperCase() + platform.slice(1);
        const sign = icon({
          name: details?.icon ?? platform,
          type: details?.type ?? 'brands',
          library: 'fontawesome',
        });
        return (
          <li>
            <a href={link(href)} aria-label={sign && label}>
              {sign ?? label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
