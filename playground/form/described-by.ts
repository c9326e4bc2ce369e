import type { Field } from './field.js';

/** The ids of the messages of a field, for assistive technology. */
export function describedBy({ path, note, problem }: Field): string | undefined {
  return [note && `${path}-note`, problem && `${path}-problem`].filter(Boolean).join(' ') || undefined;
}
