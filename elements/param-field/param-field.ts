import { define } from '../octavo-element.js';
import { Field } from '../field/field.js';

/**
 * @summary A parameter of a request: its name, where it belongs, its type, and what it does.
 * @example
 * <octavo-param-field name="limit" type="integer" location="query" default-value="20">
 *   The maximum number of results.
 * </octavo-param-field>
 *
 * @slot - What it does.
 * @slot name - The name.
 * @slot type - The type.
 * @slot location - `path`, `query`, `body`, `header` or `cookie`.
 * @slot required - Says that it must be given.
 * @slot optional - Says that it may be left out.
 * @slot deprecated - Says that it should not be used any more.
 * @slot default - The value that is taken without it.
 * @slot placeholder - A value to try.
 * @slot pre - Words before the name.
 * @slot post - Words after the name.
 *
 * @csspart head - The line with the name.
 * @csspart name - The name, where it is an attribute.
 * @csspart fact - Type, location, default and the like, where they are attributes.
 * @csspart type - The type, where it is an attribute.
 * @csspart default - The default, where it is an attribute.
 * @csspart placeholder - The value to try, where it is an attribute.
 * @csspart content - What it does.
 */
@define('octavo-param-field')
export class ParamField extends Field {}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-param-field': ParamField;
  }
}
