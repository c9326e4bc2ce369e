/** How the build writes an element into a page: with its parts in the light DOM, under the names of the hosted page. */

/** Names of attributes that have the value of another one, by the name of the latter, and their value without it. Default: they are left out. */
type Mirrored = Readonly<Record<string, { name: string; fallback?: string }>>;

/** How a part of the template, or what authors put into a slot, is written. */
export interface ComposedPart {
  /** Its `data-component-part`. Default: the class of the element, a hyphen and the name of the part or slot. */
  name?: string;
  class?: string;
  attributes?: Readonly<Record<string, string>>;
  /** Attributes with the value of another attribute, by the name of the latter. */
  mirrored?: Mirrored;
  /** The tag of a slotted node that is not a link. Default: it stays. */
  tag?: string;
  /** Leaves the part out if nothing is in its slots. Default: it stays, because it takes part in the layout. */
  optional?: boolean;
}

/** The description of an element. It is beside the template, and only the build reads it. */
export interface Composed {
  /** Its class, and the prefix of the names of its parts. Rules of Octavo address the same class after `octavo-`. */
  class: string;
  /** The classes of the frame for authors. Default: `class`. An empty text if that is the class of a part. */
  names?: string;
  /** Other attributes of the frame. */
  attributes?: Readonly<Record<string, string>>;
  /** Attributes of the frame with the value of another attribute, by the name of the latter. The element can set them itself. */
  mirrored?: Mirrored;
  /** Parts and slots, by name. A text is the same as a part with this `name`. `false`: the part is only a second name. */
  parts?: Readonly<Record<string, ComposedPart | string | false>>;
  /**
   * Parts that the content consists of, by their tag: the children with that tag have their names. An element without one keeps
   * its shadow root, because its script draws it.
   */
  content?: Readonly<Record<string, string>>;
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
