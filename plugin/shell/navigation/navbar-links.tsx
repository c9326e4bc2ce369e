/** The author's links, in the navbar or, on narrow screens, in the drawer. */
import { Fragment, h, type Html, type Node } from '../../../runtime/jsx/node.js';
import type { NavbarLink } from '../../core/model/types.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { iconOf } from './label.js';
import { renderStars, repositoryName } from './repository-link.js';

/** A landmark with a list of links, and `primary` as a button at its end; empty if there are none. */
export function renderNavbarLinks(links: readonly NavbarLink[], context: ShellContext, primary?: NavbarLink): Node {
  if (links.length === 0 && !primary) return undefined;
  return (
    <nav aria-label={context.site.name}>
      <ul>
        {[...links, ...(primary ? [primary] : [])].map((link) => (
          <li class="navbar-link">
            <a
              class={link === primary && !isBrand(link) && 'octavo-control'}
              href={context.link(link.href)}
              title={repositoryOf(link)}
              aria-label={hiddenLabel(link, context)}
            >
              {renderLabel(link, context)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link styled as a button. */
export function renderPrimaryLink(link: NavbarLink, context: ShellContext): Node {
  // Authors select the link by the utility class of the hosted page.
  const classes = [
    'group',
    'octavo-control',
    isBrand(link) && 'octavo-control-quiet',
    link.pill && 'octavo-control-round',
  ];
  return (
    <div id="topbar-cta-button">
      <a class={classes.filter(Boolean)} href={context.link(link.href)} aria-label={hiddenLabel(link, context)}>
        <span class="absolute inset-0 bg-primary-dark"></span>
        <div>
          {renderLabel(link, context, 'z-10 text-white')}
          {link.arrow && !isBrand(link) && icons.arrow}
        </div>
      </a>
    </div>
  );
}

/** Authors select the labels by these utility classes of the hosted page. */
function renderLabel(link: NavbarLink, context: ShellContext, labelClass?: string): Node {
  return (
    <>
      {linkIcon(link, context)}
      {hiddenLabel(link, context) === undefined && (
        <span class={[labelClass, repositoryOf(link) && 'truncate'].filter(Boolean).join(' ') || undefined}>
          {link.label || brandLabel(link)}
        </span>
      )}
      {renderStars(link)}
    </>
  );
}

function linkIcon(link: NavbarLink, context: ShellContext): Html | undefined {
  if (!isBrand(link)) return iconOf(link, context);
  return context.icon({ name: link.type, type: 'brands', library: 'fontawesome' });
}

/** The name of a link that is only an icon, because the author gives it no label. */
function hiddenLabel(link: NavbarLink, context: ShellContext): string | undefined {
  return !link.label && !isBrand(link) && iconOf(link, context) ? brandLabel(link) : undefined;
}

/** `owner/name` of a link that shows its stars. */
function repositoryOf({ type, href }: NavbarLink): string | undefined {
  return type === 'github' ? repositoryName(href) : undefined;
}

function isBrand({ type }: NavbarLink): boolean {
  return type === 'github' || type === 'discord';
}

/** `owner/name` for a repository, otherwise the name of the service or the URL. */
function brandLabel({ type, href }: NavbarLink): string {
  const isRepository = type === 'github' || /^https?:\/\/(?:www\.)?github\.com\//.test(href);
  const repository = isRepository ? repositoryName(href) : undefined;
  if (repository) return repository;
  if (type === 'github') return 'GitHub';
  if (type === 'discord') return 'Discord';
  return href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
