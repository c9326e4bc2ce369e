/** The class of each element by its tag, and of each event by its name: `document.querySelector('octavo-card')` is a `Card`. */
import type * as elements from './index.js';

type Exports = typeof elements;

/** `-code-block` for `CodeBlock`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : '';

type EventName = Extract<keyof Exports, `${string}Event`>;

type ElementName = Exclude<keyof Exports, EventName | 'OctavoElement' | 'setLabels'>;

type Elements = { [Name in ElementName as `octavo${Hyphenated<Name>}`]: InstanceType<Exports[Name]> };

type Events = { [Name in EventName as Exports[Name]['type']]: InstanceType<Exports[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  interface HTMLElementEventMap extends Events {}
}
