import { html } from 'lit';
import { OctavoElement, property } from '../octavo-element.js';
import { navigationLabel, type NavigationLabels } from './labels.js';

/** Base of the elements that are a navigation landmark around links. */
export abstract class Landmark extends OctavoElement {
  /** Name of the default label. */
  protected static readonly defaultLabel: keyof NavigationLabels;

  /** Name of the landmark for screen readers. Default: a description of the content, in the language of the page. */
  @property() label?: string;

  override render() {
    const { defaultLabel } = this.constructor as typeof Landmark;
    return html`<nav part="nav" aria-label=${this.label || navigationLabel(defaultLabel)}><slot></slot></nav>`;
  }
}
