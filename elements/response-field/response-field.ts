import { define } from '../octavo-element.js';
import { Field } from '../field/field.js';

/**
 * @summary A field of a response, or any named value: its name, its type, and what it means.
 * @example
 * <octavo-response-field name="id" type="string" required>
 *   The ID of the user.
 * </octavo-response-field>
 *
 * @slot - What it means.
 * @slot name - The name.
 * @slot type - The type.
 * @slot location - Where it is sent, such as `header`.
 * @slot required - Says that it is always there.
 * @slot optional - Says that it may be left out.
 * @slot deprecated - Says that it should not be used any more.
 * @slot default - The value that it has otherwise.
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
 * @csspart content - What it means.
 */
@define('octavo-response-field')
export class ResponseField extends Field {}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-response-field': ResponseField;
  }
}
