/** Wrong values of settings: their level, and what a site without them loses. */

/** `older`: docs.json with the keys of mint.json, that is, with a list as `navigation`. */
export type SettingsFormat = 'today' | 'older' | 'mint';

export interface WrongValueLevel {
  format: SettingsFormat;
  key: string;
  value: unknown;
  level: 'error' | 'warning' | 'notice';
  /** What the site loses. */
  costs: string;
}

type Row = [key: string, value: unknown, level: WrongValueLevel['level'], costs: string];

const rows: Record<SettingsFormat, readonly Row[]> = {
  today: [
    ['name', ['a'], 'error', 'the name of the site'],
    ['name', '', 'warning', 'nothing that the author wrote'],
    ['description', ['a'], 'error', 'the description'],
    ['navigation.pages', 7, 'error', 'the pages'],
    ['navigation.groups', { group: 'G' }, 'error', 'a group'],
    ['navigation.tabs', 'Guides', 'error', 'the tabs'],
    ['navbar', [], 'error', 'links of the navbar'],
    ['navbar.links', { label: 'A' }, 'error', 'links of the navbar'],
    ['navbar.primary', 'https://a.example', 'error', 'the button'],
    ['footer.socials', 7, 'error', 'links of the footer'],
    ['footer.links', 'https://a.example', 'error', 'columns of the footer'],
    ['footer.links', [{ header: 'Company' }], 'error', 'a column of the footer'],
    ['banner.content', 7, 'error', 'the text of the banner'],
    ['banner.dismissible', 'yes', 'error', 'whether readers can close the banner'],
    ['redirects', { '/a': '/b' }, 'error', 'redirects'],
    ['variables', ['a'], 'error', 'variables in the text'],
    ['api.openapi', 7, 'error', 'an API'],
    ['api.baseUrl', 7, 'error', 'the address of an API'],
    ['api.auth.method', 'token', 'error', 'the authorization'],
    ['api.auth', { name: 'X-Key' }, 'error', 'the authorization'],
    ['api.playground.display', 'full', 'warning', 'the look of the playground'],
    ['colors.primary', 'blue', 'warning', 'the color'],
    ['favicon', 7, 'warning', 'the icon of the browser tab'],
    ['logo', 7, 'warning', 'the logo'],
    ['appearance.default', 'night', 'warning', 'the first color scheme'],
    ['fonts.family', ['a'], 'warning', 'the font'],
    ['icons.library', 'material', 'warning', 'the icons'],
    ['background.decoration', 'dots', 'warning', 'the decoration'],
    ['styling.codeblocks', ['a'], 'warning', 'the theme of code'],
    ['search.prompt', ['a'], 'warning', 'a placeholder'],
    ['seo.indexing', 'some', 'warning', 'what crawlers index'],
    ['integrations.ga4.measurementId', 7, 'warning', 'a service'],
    ['contextual.options', 7, 'warning', 'entries of the page menu'],
    ['errors.404.title', ['a'], 'error', 'the title of the page for wrong addresses'],
    ['thumbnails.appearance', 'blue', 'warning', 'preview images'],
    ['theme', 7, 'warning', 'the theme'],
  ],
  mint: [
    ['name', ['a'], 'error', 'the name of the site'],
    ['navigation', 'index', 'error', 'the pages'],
    ['tabs', 7, 'error', 'the tabs'],
    ['anchors', 7, 'error', 'the anchors'],
    ['versions', 7, 'error', 'the versions'],
    ['topbarLinks', 7, 'error', 'links of the navbar'],
    ['topbarCtaButton', 7, 'error', 'the button'],
    ['topbarCtaButton.url', 7, 'error', 'the address of the button'],
    ['footerSocials', 7, 'error', 'links of the footer'],
    ['openapi', 7, 'error', 'an API'],
    ['api.baseUrl', 7, 'error', 'the address of an API'],
    ['api.auth.method', 'token', 'error', 'the authorization'],
    ['api.playground.mode', 'full', 'warning', 'the look of the playground'],
    ['redirects', { '/a': '/b' }, 'error', 'redirects'],
    ['colors.primary', 'blue', 'warning', 'the color'],
    ['colors.anchors.from', 'blue', 'warning', 'the color of anchors'],
    ['modeToggle.default', 'night', 'warning', 'the first color scheme'],
    ['modeToggle.isHidden', 'yes', 'warning', 'the switch of the color scheme'],
    ['favicon', 7, 'warning', 'the icon of the browser tab'],
    ['logo', 7, 'warning', 'the logo'],
    ['backgroundImage', 7, 'warning', 'the background'],
    ['font.family', ['a'], 'warning', 'the font'],
    ['analytics.ga4.measurementId', 7, 'warning', 'a service'],
    ['feedback.thumbsRating', 'yes', 'warning', 'the buttons for feedback'],
    ['primaryTab', 7, 'error', 'the name of the first tab'],
    ['metadata', ['a'], 'warning', 'meta tags'],
  ],
  older: [
    ['navigation', 7, 'error', 'the pages'],
    ['tabs', 'Guides', 'error', 'the tabs'],
    ['anchors', { name: 'A' }, 'error', 'the anchors'],
    ['topbarLinks', 'https://a.example', 'error', 'links of the navbar'],
    ['footerSocials', 'https://x.com/a', 'error', 'links of the footer'],
    ['api.baseUrl', 7, 'error', 'the address of an API'],
    ['api.auth.method', 7, 'error', 'the authorization'],
    ['openapi', 7, 'error', 'an API'],
    ['modeToggle', 7, 'warning', 'the color schemes'],
    ['colors', 7, 'warning', 'the colors'],
  ],
};

/** The table. */
export const wrongValueLevels: readonly WrongValueLevel[] = Object.entries(rows).flatMap(([format, list]) =>
  list.map(([key, value, level, costs]) => ({ format: format as SettingsFormat, key, value, level, costs })),
);
