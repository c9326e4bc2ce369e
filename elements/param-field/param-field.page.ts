import { field, fieldMarkdown, locatedName, type FieldProps, type LocatedName } from '../field/field.page.js';
import type { PageComponent } from '../page-component.js';
import { requireProp } from '../props/require-prop.js';

/** Props of `<ParamField>`. One of `path`, `query`, `body`, `header` and `cookie` contains the name of the parameter. */
export interface ParamFieldProps extends FieldProps, LocatedName {}

/** `<ParamField query="limit" type="number" required>`. With `name` instead of a location, no location is shown. */
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

export const record = {
  components: { ParamField },
  aliases: { Param: ParamField },
  blocks: { 'octavo-param-field': fieldMarkdown },
};
