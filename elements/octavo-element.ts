/** What all Octavo elements have in common: how they take over a shadow root that the page came with, and shared styles. */
import { css, LitElement, type CSSResult, type CSSResultGroup, type CSSResultOrNative } from 'lit';

const base = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]:not([hidden='until-found'])) {
    display: none;
  }
`;

/** Base class of every `octavo-…` element. */
export class OctavoElement extends LitElement {
  /** Whether a built page must load the element's script. Elements that only decorate are complete without. */
  static readonly interactive: boolean = false;

  /** Styles for the words in the light DOM, where `::slotted` does not reach. A built site carries them in its style sheet. */
  static readonly lightStyles: CSSResult | undefined = undefined;

  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [base, ...super.finalizeStyles(styles)];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { lightStyles } = this.constructor as typeof OctavoElement;
    if (lightStyles) adoptLightStyles(this.getRootNode() as Document | ShadowRoot, lightStyles);
  }

  /** Clears a declarative shadow root and renders into it: the template's first render comes in the same task, before a paint. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }
}

/** Gives `root` the styles once; pages of a built site (`<html data-octavo>`) have them already. */
function adoptLightStyles(root: Document | ShadowRoot, { styleSheet }: CSSResult): void {
  if (!styleSheet || !root.adoptedStyleSheets || root.adoptedStyleSheets.includes(styleSheet)) return;
  if (root === document && document.documentElement.hasAttribute('data-octavo')) return;
  root.adoptedStyleSheets = [styleSheet, ...root.adoptedStyleSheets];
}

/** Class decorator that defines the element `tag`. Keeps an earlier definition, so a page may load two copies; works in Node. */
export function define(tag: `octavo-${string}`) {
  return (element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
}
