/** Maths: TeX to MathML at build time, which needs no script and no fonts in the browser. */
import temml from 'temml';
import { escapeHtml } from '../../runtime/jsx/escape.js';

export interface RenderedMath {
  html: string;
  /** Why the TeX could not be read; `html` then shows it as it was written. */
  error?: string;
}

const known = new Map<string, RenderedMath>();

/** MathML of `tex`; `display` for a formula on lines of its own. Never throws. */
export function renderMath(tex: string, display: boolean): RenderedMath {
  const key = `${display ? 'd' : 'i'}${tex}`;
  let rendered = known.get(key);
  if (!rendered) known.set(key, (rendered = render(tex, display)));
  return rendered;
}

function render(tex: string, display: boolean): RenderedMath {
  try {
    const html = temml.renderToString(tex, { displayMode: display, throwOnError: true, trust: false });
    return { html: html.replace(' style="display:block math;"', '') };
  } catch (error) {
    return { html: `<code class="octavo-math">${escapeHtml(tex)}</code>`, error: (error as Error).message.split('\n')[0]! };
  }
}
