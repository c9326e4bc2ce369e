/** The base class of all elements: takes over declarative shadow roots and adds shared styles. */
import {
  css,
  defaultConverter,
  html,
  LitElement,
  type ComplexAttributeConverter,
  type CSSResult,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclaration,
  type PropertyValues,
  ReactiveElement,
} from 'lit';
import { property as litProperty } from 'lit/decorators.js';

/** The attribute with the name of a part in the light DOM, as in the pages that authors' rules were written for. */
const partAttribute = 'data-component-part';

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
  /** Whether built pages load the element's script. Elements without behavior work without it. */
  static readonly interactive: boolean = false;

  /** Whether built pages load that script only when the reader starts to use the page: the element does nothing before. */
  static readonly loadsOnUse: boolean = false;

  /** The slot that pages fill in advance. If an author's element lacks it, its script draws it, and pages load it at once. */
  static readonly drawnSlot: string | undefined = undefined;

  /** Styles for the light DOM, which `::slotted` does not reach. Built pages (`<html data-octavo>`) have those of their elements. */
  static readonly lightStyles: CSSResult | undefined = undefined;

  /** The same for elements that are rare in built sites, whose style sheet does not have them: the script adds them. */
  static readonly scriptStyles: CSSResult | undefined = undefined;

  /** Lower-case names of properties whose attribute has hyphens: frameworks write `defaulttabindex` before the element is defined. */
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

  /** Role and names for assistive technology. Attributes on the host would cause hydration warnings in frameworks. */
  readonly internals: ElementInternals = this.attachInternals();

  /** Functions to call when the element leaves the page. */
  readonly #stops: (() => void)[] = [];

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const aliases = OctavoElement.#aliases.call(this.constructor as typeof OctavoElement);
    super.attributeChangedCallback(aliases.get(name) ?? name, old, value);
  }

  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [base, ...super.finalizeStyles(styles)];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { lightStyles, scriptStyles } = this.constructor as typeof OctavoElement;
    const root = this.getRootNode() as Document | ShadowRoot;
    if (lightStyles && !this.isLight && !hasStyles(root, this.localName)) adopt(root, lightStyles);
    if (scriptStyles) adopt(root, scriptStyles);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** Calls `stop` when the element leaves the page. */
  protected untilDisconnected(stop: () => void): void {
    this.#stops.push(stop);
  }

  /** Listens to the events of `target` until the element leaves the page. */
  protected listen(
    target: EventTarget,
    types: readonly string[],
    listener: (event: Event) => void,
    capture = false,
  ): void {
    for (const type of types) target.addEventListener(type, listener, capture);
    this.untilDisconnected(() => types.forEach((type) => target.removeEventListener(type, listener, capture)));
  }

  /** Calls `callback` on changes of `target` until the element leaves the page. */
  protected observe(target: Node, options: MutationObserverInit, callback: MutationCallback): void {
    const observer = new MutationObserver(callback);
    observer.observe(target, options);
    this.untilDisconnected(() => observer.disconnect());
  }

  /**
   * Whether the build has composed the element: its parts are in the light DOM of the page, under the names that authors'
   * rules expect, and there is no shadow root. The element adds behavior to them and renders nothing.
   */
  get isLight(): boolean {
    return this.hasAttribute('light');
  }

  /** A part of the element in both forms, by its name in the template, which some parts have in the page too. */
  protected findPart<Part extends HTMLElement = HTMLElement>(name: string): Part | null {
    return this.renderRoot.querySelector<Part>(
      this.isLight
        ? `:is([${partAttribute}="${this.#prefix}${name}"], [${partAttribute}="${name}"])`
        : `[part~="${name}"]`,
    );
  }

  /** The part in which an event of the element happened, by its name in the template. */
  protected partOf(event: Event): string | undefined {
    const path = event.composedPath();
    for (const node of path.slice(0, path.indexOf(this))) {
      if (!(node instanceof Element)) continue;
      const light = this.isLight && node.getAttribute(partAttribute);
      const name = light ? (light.startsWith(this.#prefix) ? light.slice(this.#prefix.length) : '') : node.part.value;
      if (name) return name;
    }
    return undefined;
  }

  /** The names of parts in the page begin with that of the element. */
  get #prefix(): string {
    return this.localName.replace('octavo-', '') + '-';
  }

  protected override update(changed: PropertyValues<this>): void {
    if (this.isLight) ReactiveElement.prototype['update'].call(this, changed);
    else super.update(changed);
  }

  protected override render(): unknown {
    return html`<slot></slot>`;
  }

  /**
   * Clears a declarative shadow root and renders into it. Both happen in one task, so there is no paint in between. The
   * focus returns to the same place.
   */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.isLight) return this;
    const old = this.shadowRoot;
    const focused = old?.activeElement;
    if (focused) {
      const alike = (): HTMLElement[] => [...old.querySelectorAll<HTMLElement>(focused.localName)];
      const index = alike().indexOf(focused as HTMLElement);
      void this.updateComplete.then(() => alike()[index]?.focus());
    }
    old?.replaceChildren();
    return super.createRenderRoot();
  }
}

/** Whether a built page has the light styles of the element `tag`. */
function hasStyles(root: Document | ShadowRoot, tag: string): boolean {
  return isBuilt(root) && root.querySelector(`style[data-octavo-styles="${tag}"]`) !== null;
}

function isBuilt(root: Document | ShadowRoot): boolean {
  return root === document && document.documentElement.hasAttribute('data-octavo');
}

/** The same styles in the layer of components, over which the author's rules take precedence. */
const layered = new WeakMap<CSSResult, CSSStyleSheet>();

/** Adds the styles to `root` once. */
function adopt(root: Document | ShadowRoot, styles: CSSResult): void {
  if (!styles.styleSheet || !root.adoptedStyleSheets) return;
  const sheet = isBuilt(root) ? inLayer(styles) : styles.styleSheet;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}

function inLayer(styles: CSSResult): CSSStyleSheet {
  let sheet = layered.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer components{${styles.cssText}}`);
    layered.set(styles, sheet);
  }
  return sheet;
}

/**
 * Field decorator: an attribute and a property with one name. Both accept the same values, so it does not matter which of
 * the two a framework sets: `'4'` is 4 on a number, `''` is `true` on a boolean, and `undefined` removes the value.
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
      set(this: OctavoElement, input: unknown) {
        const value = input ?? null;
        const isAttribute = isText || value === null || typeof value === 'string';
        descriptor.set!.call(this, isAttribute ? fromAttribute(value === null ? null : String(value), type) : value);
      },
    });
  };
}

/** Class decorator that defines the element `tag`, unless another copy on the page has defined it. Works in Node. */
export function define(tag: `octavo-${string}`) {
  return (element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
}
