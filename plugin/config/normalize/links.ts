/** Normalizes links outside the content: navbar, footer, redirects. */
import type { NavbarLink, Site, SourceLocation } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';
import { entryOf, locationOf, type JsonNode } from '../read/json-tree.js';
import { toIcon } from './icon.js';
import { isUrl, linkRoute, rootAbsolute } from '../../addresses/page-path.js';

type LinkValue = NonNullable<Settings['topbarLinks']>[number];
type SocialsValue = Settings['footerSocials'];

/** Navbar links and button. The keys of mint.json are added to the keys of docs.json. */
export function toNavbar({
  navbar,
  topbarLinks = [],
  topbarCtaButton,
}: Pick<Settings, 'navbar' | 'topbarLinks' | 'topbarCtaButton'>): Site['navbar'] {
  const links = [...(navbar?.links ?? []), ...topbarLinks].flatMap((link) => toNavbarLink(link, 'link') ?? []);
  const primary = navbar?.primary ?? topbarCtaButton;
  const button = primary && toNavbarLink(primary, 'button');
  return { links, primary: button && { ...button, pill: primary.style === 'pill', arrow: primary.arrow !== false } };
}

function toNavbarLink(link: LinkValue, usual: 'link' | 'button'): NavbarLink | undefined {
  const href = link.href ?? link.url;
  if (!href) return undefined;
  const isBrand = link.type === 'github' || link.type === 'discord';
  return {
    type: isBrand ? (link.type as 'github' | 'discord') : usual,
    label: link.label ?? link.name,
    href: linkRoute(href),
    icon: toIcon(link.icon, link.iconType),
  };
}

/** Social accounts and columns of links. */
export function toFooter({ footer, footerSocials }: Pick<Settings, 'footer' | 'footerSocials'>): Site['footer'] {
  const columns = (footer?.links ?? []).map(({ header, title, items, links }) => ({
    header: header ?? title,
    links: (items ?? links ?? []).flatMap(({ label, href, url }) => {
      const address = href ?? url;
      return address ? [{ label, href: linkRoute(address) }] : [];
    }),
  }));
  return {
    socials: toSocials(footer?.socials ?? footerSocials),
    columns: columns.filter(({ links }) => links.length > 0),
    ...(footer?.notice && { notice: footer.notice }),
  };
}

function toSocials(socials: SocialsValue = {}): Site['footer']['socials'] {
  const pairs = Array.isArray(socials)
    ? socials.map(({ type, platform, url, href }) => [type ?? platform, url ?? href] as const)
    : Object.entries(socials);
  return pairs.flatMap(([platform, href]) => (platform && href ? [{ platform, href: rootAbsolute(href) }] : []));
}

/** Redirects with root-absolute paths; permanent by default. `nodes` contains their locations. */
export function toRedirects({ redirects = [] }: Settings, nodes: ReadonlyMap<object, JsonNode>): Site['redirects'] {
  return redirects.map((redirect) => toRedirect(redirect, nodes.get(redirect)));
}

function toRedirect(
  { source, destination, permanent }: NonNullable<Settings['redirects']>[number],
  node: JsonNode | undefined,
): Site['redirects'][number] {
  const placeOf = (key: string): SourceLocation | undefined => {
    const entry = entryOf(node, key);
    return entry && locationOf(entry.value.span);
  };
  return {
    source: isUrl(source) ? source : rootAbsolute(source),
    destination: linkRoute(destination),
    permanent: permanent ?? true,
    location: placeOf('source'),
    destinationLocation: placeOf('destination'),
  };
}
