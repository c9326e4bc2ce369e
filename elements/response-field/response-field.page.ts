import { field, type FieldProps } from '../field/field.page.js';
import type { PageComponent } from '../page-component.js';
import { needed } from '../props/needed.js';

/** `<ResponseField name="id" type="string" required>`. */
export const ResponseField: PageComponent<FieldProps> = (props, page) => {
  needed(page, props.name, 'ResponseField', 'name', '<ResponseField name="id" type="string">');
  return field('octavo-response-field', props, page);
};
