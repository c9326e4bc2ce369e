import { define } from '../octavo-element.js';
import { Field } from '../field/field.js';

/**
 * @summary Documents a field of a response, or any named value: name, type and description.
 * @example
 * <octavo-response-field name="id" type="string" required>
 *   The ID of the user.
 * </octavo-response-field>
 *
 * @slot - The description.
 * @slot name - The name.
 * @slot type - The type.
 * @slot location - The location, such as `header`.
 * @slot required - The label for fields that are always present.
 * @slot optional - The label for optional fields.
 * @slot deprecated - The label for deprecated fields.
 * @slot default - The default value.
 * @slot placeholder - An example value.
 * @slot pre - Labels before the name.
 * @slot post - Labels after the name.
 *
 * @csspart head - The line with the name.
 * @csspart name - The name, if set by the attribute.
 * @csspart meta - The labels after the name, and the facts.
 * @csspart fact - Location, default and other facts, if set by attributes.
 * @csspart type - The type, if set by the attribute.
 * @csspart location - The location, if set by the attribute.
 * @csspart required - The label for fields that are always present, if set by the attribute.
 * @csspart optional - The label for optional fields, if set by the attribute.
 * @csspart deprecated - The label for deprecated fields, if set by the attribute.
 * @csspart default - The default value, if set by the attribute.
 * @csspart placeholder - The example value, if set by the attribute.
 * @csspart content - The description.
 */
@define('octavo-response-field')
export class ResponseField extends Field {}
