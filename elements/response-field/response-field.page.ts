import { field, fieldMarkdown, locatedName, type FieldProps, type LocatedName } from '../field/field.page.js';
import type { PageComponent } from '../page-component.js';
import { requireProp } from '../props/require-prop.js';

/** Props of `<ResponseField>`. Older pages use `body` or `header` for the name. */
export interface ResponseFieldProps extends FieldProps, LocatedName {}

/** `<ResponseField name="id" type="string" required>`. */
export const ResponseField: PageComponent<ResponseFieldProps> = (props, page) => {
  const name = props.name ?? locatedName(props).name;
  requireProp(page, name, 'ResponseField', 'name', '<ResponseField name="id" type="string">');
  return field('octavo-response-field', { ...props, name }, page);
};

export const record = { components: { ResponseField }, blocks: { 'octavo-response-field': fieldMarkdown } };
