/** Normalizes validated settings of either schema to the site model. */
import type { Report } from '../../core/errors/errors.js';
import type { NavSection, Site } from '../../core/model/types.js';
import type { Checked } from '../validate-settings.js';
import type { Settings, SettingsSchemas, SettingsV1, SettingsV2 } from '../schema/settings.js';
import { toBanner } from './banner.js';
import { toAppearance, toBackground, toColors, toFonts, toLogo, toStyling, toThemedImage } from './appearance.js';
import { toDetails } from './details.js';
import { toApi } from './api.js';
import { tintAnchors, toAnchorColor } from './icon.js';
import { toFooter, toNavbar, toRedirects } from './links.js';
import { navigationFromV1 } from './navigation/navigation-v1.js';
import { navigationFromV2 } from './navigation/navigation-v2.js';
import { toSeo } from './seo.js';
import { PageLists } from './navigation/page-list.js';

/** Normalizes the settings. `origin`: where they are from. `schemas`: of API formats and features. */
export function toSite(
  checked: Checked<Settings>,
  origin: Pick<Site, 'root' | 'configFile'>,
  report: Report,
  schemas: Pick<SettingsSchemas, 'formats' | 'toSite'>,
): Omit<Site, 'references'> {
  const { value: settings, nodes } = checked;
  const pages = new PageLists(nodes, report, schemas.formats);
  return {
    name: settings.name,
    description: settings.description,
    logo: toLogo(settings),
    favicon: toThemedImage(settings.favicon),
    colors: toColors(settings),
    appearance: toAppearance(settings),
    theme: settings.theme ?? 'mint',
    details: toDetails(settings),
    icons: { library: settings.icons?.library ?? 'fontawesome' },
    navbar: toNavbar(settings),
    footer: toFooter(settings),
    banner: toBanner(settings),
    background: toBackground(settings),
    styling: toStyling(settings),
    fonts: toFonts(settings, nodes),
    seo: toSeo(settings),
    api: toApi(settings, pages),
    variables: settings.variables ?? {},
    redirects: toRedirects(settings, nodes),
    notFound: { ...settings.errors?.['404'], redirect: settings.errors?.['404']?.redirect === true },
    timestamp: settings.metadata?.timestamp,
    drilldown: settings.interaction?.drilldown,
    navigation: toNavigation(settings, pages),
    own: Object.assign({}, ...schemas.toSite.map((toOwn) => toOwn(checked, report))) as Site['own'],
    ...origin,
  };
}

function toNavigation(settings: Settings, pages: PageLists): NavSection {
  // Older settings have the specifications at the top level.
  const navigation = pages.within(settings, () =>
    pages.within(settings.api ?? {}, () =>
      isV1(settings) ? navigationFromV1(settings, pages) : navigationFromV2(settings.navigation, pages),
    ),
  );
  pages.reportSkipped();
  tintAnchors(navigation, toAnchorColor(settings.colors?.anchors));
  return navigation;
}

function isV1(settings: Settings): settings is SettingsV1 {
  return Array.isArray((settings as SettingsV1 | SettingsV2).navigation);
}
