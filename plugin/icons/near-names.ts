/** Alternative names for icons that no free library has under the given name. */

/** The nearest free icon by names in paid sets, which documents use often. */
const nearest: Record<string, string> = {
  'alarm-clock': 'alarm-exclamation alarm-plus',
  'arrow-trend-down': 'chart-line-down',
  'arrow-trend-up': 'chart-line-up chart-line-up-down',
  'audio-lines': 'waveform waveform-lines wave-sine waves-sine',
  'bars-progress': 'arrow-progress',
  bell: 'bell-on',
  'book-open': 'book-open-cover',
  'bot-message-square': 'message-bot comment-bot',
  'box-open': 'box-open-full',
  braces: 'brackets-curly bracket-curly',
  brackets: 'brackets-square bracket-square',
  brain: 'head-side-brain',
  building: 'building-plus',
  bullseye: 'bullseye-pointer bullseye-arrow',
  calculator: 'calculator-simple',
  'calendar-days': 'calendar-lines',
  'cart-shopping': 'cart-shopping-fast',
  'chart-column': 'chart-mixed chart-waterfall',
  'chart-pie': 'chart-pie-simple',
  'circle-check': 'check-outline',
  'circle-dollar-sign': 'circle-dollar square-dollar',
  'circle-exclamation': 'hexagon-exclamation octagon-exclamation diamond-exclamation',
  'clipboard-check': 'clipboard-list-check',
  cloud: 'clouds cloud-binary',
  code: 'code-simple',
  'code-merge': 'merge',
  coins: 'coin coin-front',
  'comment-sms': 'message-sms',
  comments: 'messages',
  cylinder: 'pipe',
  database: 'redis',
  envelope: 'envelope-dot',
  'face-smile': 'face-smiling-hands',
  'file-diff': 'file-plus-minus',
  'file-lines': 'page document memo-circle-info',
  'file-search': 'file-magnifying-glass',
  filter: 'filter-list filters',
  gauge: 'gauge-low gauge-simple-low gauge-min gauge-max gauge-simple-min gauge-simple-max',
  gears: 'gear-complex head-side-gear',
  ghost: 'alien alien-8bit ufo ufo-beam',
  globe: 'website globe-pointer',
  'graduation-cap': 'screen-users',
  'grid-2x2': 'grid grid-2 objects-column',
  'grid-2x2-plus': 'grid-2-plus',
  'grid-3x3': 'grid-3',
  hand: 'hand-wave hand-horns',
  'hard-hat': 'user-helmet-safety',
  'heart-pulse': 'wave-pulse monitor-waveform',
  history: 'rectangle-history',
  image: 'image-landscape',
  images: 'album-collection album-collection-circle-plus',
  inbox: 'inbox-full',
  key: 'key-skeleton',
  laptop: 'laptop-mobile',
  'laptop-code': 'display-code laptop-binary',
  'layer-group': 'layer-plus rectangles-mixed',
  library: 'books',
  lightbulb: 'lightbulb-on lightbulb-gear',
  link: 'link-simple link-horizontal',
  'list-ul': 'list-timeline',
  'lock-open': 'user-unlock',
  'message-circle-more': 'message-smile comment-smile',
  'message-circle-question-mark': 'message-question comment-question comments-question comments-question-check',
  'message-circle-x': 'message-xmark comment-xmark',
  'message-square-code': 'message-code comment-code',
  'message-square-text': 'message-lines message-text comment-lines comment-text',
  microchip: 'microchip-ai',
  'monitor-off': 'display-slash',
  moon: 'moon-stars',
  paintbrush: 'pen-paintbrush paintbrush-pencil',
  'panel-left': 'sidebar',
  'panel-right': 'sidebar-flip',
  'party-popper': 'party-horn',
  'pen-to-square': 'message-pen comment-pen',
  'person-running': 'person-running-fast',
  'phone-incoming': 'phone-arrow-down-left phone-arrow-down',
  'phone-outgoing': 'phone-arrow-up-right phone-arrow-right phone-arrow-up',
  presentation: 'presentation-screen',
  'puzzle-piece': 'puzzle-piece-simple',
  repeat: 'arrows-repeat',
  robot: 'user-robot',
  rocket: 'rocket-launch',
  scan: 'scanner-image',
  shapes: 'icon',
  'shield-alert': 'shield-exclamation',
  sitemap: 'diagram-nested diagram-subtask',
  sliders: 'sliders-simple',
  sparkles: 'sparkle',
  spinner: 'spinner-third',
  'square-code': 'rectangle-code',
  'square-function': 'function',
  'square-terminal': 'rectangle-terminal',
  star: 'stars',
  'sticky-note': 'memo memo-pad',
  sun: 'sun-bright',
  table: 'table-rows table-layout',
  'text-cursor-input': 'input-text input-numeric',
  'text-quote': 'block-quote',
  'tower-broadcast': 'signal-stream',
  trophy: 'trophy-star',
  type: 'text text-size',
  usb: 'usb-drive',
  'user-search': 'user-magnifying-glass',
  users: 'people user-group-simple',
  'utensils-crossed': 'utensils-slash',
  'vector-square': 'draw-square',
  'wand-magic-sparkles': 'wand',
  waypoints: 'snake',
  webcam: 'camera-web',
  'window-maximize': 'browser browsers window',
  'world-off': 'globe-slash',
  'zap-off': 'bolt-slash',
};

const paid = new Map(
  Object.entries(nearest).flatMap(([free, names]) => names.split(' ').map((name): [string, string] => [name, free])),
);

/**
 * Names to try for an unknown `name`: in kebab-case, without prefixes and suffixes of other libraries, then the nearest
 * free icon.
 */
export function nearNames(name: string): string[] {
  const plain = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_:]+/g, '-');
  const bare = plain
    .replace(/^(?:lucide|tabler|lu|tb|icon|si|md|fi)-(?=.)/, '')
    .replace(/-(?:icon|outline|outlined|filled|solid|0?\d)$/, '');
  const off = plain.replace(/-slash$/, '-off');
  const near = [paid.get(plain), signName(plain), off, bare, paid.get(bare), `brand-${bare}`].filter(
    (each) => each !== undefined,
  );
  return [...new Set([plain, ...near])].filter((each) => each !== name);
}

/** Tabler's name for a number or letter in a circle or square. */
function signName(name: string): string | undefined {
  const [, frame, sign] = /^(circle|square)-([\da-z])$/.exec(name) ?? [];
  return sign && `${frame}-${/\d/.test(sign) ? 'number' : 'letter'}-${sign}`;
}
