/** Converts the values of form controls: JSX sets them as props; HTML uses text, `selected` and `checked`. */
import { escapeHtml } from './escape.js';
import type { Props } from './node.js';

/** The values of the selected options of a `<select>`. */
export type SelectedValues = ReadonlySet<string>;

/** The selected values of a `<select>`, if its props set them. */
export function selectedValues({ value, defaultValue }: Props): SelectedValues | undefined {
  const selected = value ?? defaultValue;
  if (selected === null || selected === undefined) return undefined;
  return new Set((Array.isArray(selected) ? selected : [selected]).map(String));
}

/** The props of a form control with its value as HTML expects it. Returns the props of other elements unchanged. */
export function formProps(tag: string, props: Props): Props {
  switch (tag) {
    case 'input': {
      const { defaultValue, defaultChecked, ...rest } = props;
      if (defaultValue !== undefined) rest.value ??= defaultValue;
      if (defaultChecked !== undefined) rest.checked ??= defaultChecked;
      return rest;
    }
    case 'select': {
      const { value: _value, defaultValue: _default, ...rest } = props;
      return rest;
    }
    case 'textarea': {
      const { value, defaultValue, ...rest } = props;
      const text = value ?? defaultValue;
      return text === null || text === undefined ? rest : { ...rest, children: String(text) };
    }
    default:
      return props;
  }
}

/** The props of an `<option>` in a `<select>` with a value. Without `value`, `content` (its HTML) is the value. */
export function optionProps(props: Props, content: string, selected: SelectedValues): Props {
  const { value } = props;
  const isSelected =
    value === null || value === undefined
      ? [...selected].some((text) => escapeHtml(text) === content.trim())
      : selected.has(String(value));
  return { ...props, selected: isSelected };
}
