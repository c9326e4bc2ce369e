/** Containers of other tools, such as `:::note` … `:::`, that are shown as a component. */

/** The component of each container by its name. `''`: its content alone. */
export const containerComponents: Readonly<Record<string, string>> = {
  note: 'Note',
  secondary: 'Note',
  tip: 'Tip',
  hint: 'Tip',
  info: 'Info',
  important: 'Info',
  success: 'Check',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
  error: 'Danger',
  details: 'Accordion',
  'code-group': 'CodeGroup',
  raw: '',
  'v-pre': '',
};
