import { define } from '../octavo-element.js';
import { Field } from '../field/field.js';

/**
 * @summary Documents a request parameter: name, location, type and description.
 * @example
 * <octavo-param-field name="limit" type="integer" location="query" default-value="20">
 *   The maximum number of results.
 * </octavo-param-field>
 *
 * @slot - The description.
 * @slot name - The name.
 * @slot type - The type.
 * @slot location - `path`, `query`, `body`, `header` or `cookie`.
 * @slot required - The label for required parameters.
 * @slot optional - The label for optional parameters.
 * @slot deprecated - The label for deprecated parameters.
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
 * @csspart required - The label for required parameters, if set by the attribute.
 * @csspart optional - The label for optional parameters, if set by the attribute.
 * @csspart deprecated - The label for deprecated parameters, if set by the attribute.
 * @csspart default - The default value, if set by the attribute.
 * @csspart placeholder - The example value, if set by the attribute.
 * @csspart content - The description.
 */
@define('octavo-param-field')
export class ParamField extends Field {}
