/**
 * Examples of the fields of `docs.json`, in the order of its documentation. The page about the fields describes exactly
 * the fields that occur here. No value is the default.
 */
export const formatExamples: Record<string, readonly unknown[]> = {
  name: ['Planets'],
  navigation: [
    [
      { group: 'Get started', pages: ['introduction', 'quickstart'] },
      { group: 'Guides', pages: ['guides/orbits', 'guides/moons'] },
    ],
  ],
  logo: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://example.com' }],
  favicon: ['/favicon.svg'],
  colors: [
    {
      primary: '#7A1F1F',
      light: '#FFB3B3',
      dark: '#B03030',
      background: { light: '#FFFAF0', dark: '#1A1010' },
    },
  ],
  topbarLinks: [[{ name: 'Support', url: 'mailto:support@example.com' }]],
  topbarCtaButton: [
    { name: 'Open the app', url: 'https://app.example.com' },
    { type: 'github', url: 'https://github.com/example/planets' },
  ],
  versions: [['v2', 'v1']],
  anchors: [
    [
      { name: 'Guides', icon: 'book', iconType: 'regular', url: 'guides', color: '#7A1F1F' },
      { name: 'Old guides', icon: 'clock', url: 'old', version: 'v1', color: { from: '#7A1F1F', to: '#B03030' } },
      { name: 'Preview', icon: 'flask', url: 'preview', isDefaultHidden: true },
      { name: 'Community', icon: 'comments', url: 'https://example.com/community' },
    ],
  ],
  topAnchor: [{ name: 'Home', icon: 'house', iconType: 'solid' }],
  tabs: [[{ name: 'API reference', url: 'api' }]],
  api: [
    {
      baseUrl: ['https://api.example.com', 'https://sandbox.example.com'],
      auth: { method: 'key', name: 'X-Planets-Key', inputPrefix: 'pk_' },
      playground: { mode: 'simple' },
      maintainOrder: true,
    },
    { baseUrl: 'https://api.example.com', auth: { method: 'basic', name: '[user]:[password]' } },
  ],
  openapi: ['/openapi.json', ['/planets.json', 'https://api.example.com/moons.json']],
  footerSocials: [{ website: 'https://example.com', github: 'https://github.com/example', x: 'https://x.com/example' }],
  feedback: [{ suggestEdit: true, raiseIssue: true }],
  modeToggle: [{ default: 'dark', isHidden: true }],
  backgroundImage: ['/background.svg'],
};
