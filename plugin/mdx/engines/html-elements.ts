/** Names of HTML and SVG elements, to distinguish `<div>` from a placeholder such as `<name>`. */

const htmlNames =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col ' +
  'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 ' +
  'h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter ' +
  'nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section ' +
  'select slot small source span strong style sub summary sup table tbody td template textarea tfoot th thead time title ' +
  'tr track u ul var video wbr';
const svgNames =
  'svg animate animateMotion animateTransform circle clipPath defs desc ellipse filter foreignObject g image line ' +
  'linearGradient marker mask math metadata path pattern polygon polyline radialGradient rect stop switch symbol text ' +
  'textPath tspan use view';

const elementNames = new Set(`${htmlNames} ${svgNames}`.split(' '));

/** Whether `name` is an element of HTML or SVG. */
export function isHtmlElement(name: string): boolean {
  return elementNames.has(name) || /^fe[A-Z]/.test(name);
}
