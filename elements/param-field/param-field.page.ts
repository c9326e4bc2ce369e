import { field, locatedName, type FieldProps, type LocatedName } from '../field/field.page.js';
import type { PageComponent } from '../page-component.js';
import { requireProp } from '../props/require-prop.js';

/** What authors may write on a parameter. One of `path`, `query`, `body`, `header` and `cookie` holds its name. */
export interface ParamFieldProps extends FieldProps, LocatedName {}

/** `<ParamField query="limit" type="number" required>`. With `name` in place of a location, no location is shown. */
export const ParamField: PageComponent<ParamFieldProps> = (props, page) => {
  const { name, location } = locatedName(props);
  requireProp(
    page,
    name,
    'ParamField',
    'path',
    '<ParamField path="id"> (or query, body, header, cookie) with the name of the parameter',
  );
  return field('octavo-param-field', { ...props, name }, page, location);
};
