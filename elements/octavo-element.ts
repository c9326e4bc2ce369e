/** What all Octavo elements have in common: how they take over a shadow root that the page came with, and shared styles. */
import {
  css,
  defaultConverter,
  LitElement,
  type ComplexAttributeConverter,
  type CSSResult,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclaration,
} from 'lit';
import { property as litProperty } from 'lit/decorators.js';

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

  /** Lower-case names of properties whose attribute has hyphens: what a framework writes for `defaultTabIndex` before the element is defined. */
  static #aliases(): Map<string, string> {
    const attributes = [...this.elementProperties].flatMap(([name, { attribute }]) => {
      const alias = String(name).toLowerCase();
      return typeof attribute === 'string' && attribute !== alias ? [[alias, attribute] as const] : [];
    });
    return new Map(attributes);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...OctavoElement.#aliases.call(this).keys()];
  }

  /** Role and names for assistive technology, without attributes on the host that a framework did not write. */
  readonly internals: ElementInternals = this.attachInternals();

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const aliases = OctavoElement.#aliases.call(this.constructor as typeof OctavoElement);
    super.attributeChangedCallback(aliases.get(name) ?? name, old, value);
  }

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

/**
 * Field decorator: an attribute and a property of one name. Both take the same values, so it makes no difference which of
 * the two a framework sets: `'4'` on a number is 4, `''` on a boolean is `true`, and `undefined` removes the value.
 */
export function property(options: PropertyDeclaration = {}) {
  const { converter, type = String } = options;
  const { fromAttribute } = (converter ?? defaultConverter) as Required<ComplexAttributeConverter>;
  const isText = type === String && !converter;
  return (prototype: OctavoElement, name: string): void => {
    litProperty(options)(prototype, name);
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      set(this: OctavoElement, given: unknown) {
        const value = given ?? null;
        const isAttribute = isText || value === null || typeof value === 'string';
        descriptor.set!.call(this, isAttribute ? fromAttribute(value === null ? null : String(value), type) : value);
      },
    });
  };
}

/** Class decorator that defines the element `tag`. Keeps an earlier definition, so a page may load two copies; works in Node. */
export function define(tag: `octavo-${string}`) {
  return (element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
}
