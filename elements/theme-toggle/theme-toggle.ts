import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { applyTheme, onThemeChange, readTheme, showTheme, type Theme } from './theme.js';
import { themeToggleStyles } from './theme-toggle.styles.js';

const themeLabels = { dark: 'themeDark', light: 'themeLight', system: 'themeSystem' } as const;

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/**
 * A button that cycles through light, dark, and the system setting. Its page shows the theme as soon as the button is added.
 *
 * @summary Switches the page between light and dark.
 * @example
 * <octavo-theme-toggle></octavo-theme-toggle>
 * @csspart button - The button.
 * @fires octavo-theme-change - Fired on `document` after the theme changes. `detail.theme` is `light`, `dark` or `system`.
 */
@define('octavo-theme-toggle')
export class ThemeToggle extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = themeToggleStyles;

  /** Undefined at build time, when the reader's theme is not known. */
  @state() private theme: Theme | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#change);
    this.theme = readTheme();
    // A built page shows it before its first paint. A plain page would stay light until the reader presses the button.
    showTheme(this.theme);
    this.untilDisconnected(onThemeChange((theme) => (this.theme = theme)));
  }

  protected override updated(): void {
    const name = this.theme ? `${label('theme')}: ${label(themeLabels[this.theme])}` : label('theme');
    const button = this.renderRoot.querySelector('button')!;
    button.ariaLabel = button.title = name;
  }

  override render() {
    const name = label('theme');
    return html`<button part="button" type="button" aria-label=${name} title=${name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <g class="sun">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7" />
        </g>
        <path class="moon" d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />
      </svg>
    </button>`;
  }

  readonly #change = (): void => applyTheme(next[readTheme()]);
}
