/** How the build writes an element into a page: with its parts in the light DOM, under the names of the hosted page. */

/** How a part of the template, or what authors put into a slot, is written. */
export interface ComposedPart {
  /** Its `data-component-part`. Default: the class of the element, a hyphen and the name of the part or slot. */
  name?: string;
  class?: string;
  attributes?: Readonly<Record<string, string>>;
  /** The tag of a slotted node that is not a link. Default: it stays. */
  tag?: string;
  /** Leaves the part out if nothing is in its slots. Default: it stays, because it takes part in the layout. */
  optional?: boolean;
}

/** The description of an element. It is beside the template, and only the build reads it. */
export interface Composed {
  /** Its class, and the prefix of the names of its parts. Rules of Octavo address the same class after `octavo-`. */
  class: string;
  /** Whether the frame has only the class with `octavo-`, because authors' rules have no name for it. */
  isUnnamed?: boolean;
  /** The tag of a child without which the script draws the content: then the element has a shadow root. */
  content?: string;
  /** Other attributes of the frame. `class` is added to its own. */
  attributes?: Readonly<Record<string, string>>;
  /** Attributes that the frame has, unless the element sets them, with the value of another attribute, by the name of the latter. */
  mirrored?: Readonly<Record<string, { name: string; fallback?: string }>>;
  /** Parts and slots, by name. A text is the same as a part with this `name`. `false`: the part is only a second name. */
  parts?: Readonly<Record<string, ComposedPart | string | false>>;
  /** Values of attributes with which the template has all of its parts. Default: any text. */
  specimen?: Readonly<Record<string, string>>;
  /** Whether it is part of a line of text, and has only such elements in it. Default: it is a block, and ends a paragraph. */
  isInline?: boolean;
  /** The plain element that is the frame instead of the element itself, because its tag has a meaning. Default: none. */
  frame?: ComposedFrame;
}

/** A frame that is not the element itself. */
export type ComposedFrame =
  /** The link in a slot, unless the element contains other links or controls. */
  | { tag: 'a'; slot: string }
  /** The part around the whole template. `script`: the feature that adds behavior to it. */
  | { tag: 'details'; part: string; script: string };
