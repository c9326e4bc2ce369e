/** What every component passes on to its element. */
export interface HostProps {
  id?: string;
  className?: string;
  class?: string;
  style?: unknown;
}

/** `id`, `class` and `style` of a component, for the element that it becomes. `style` keeps the author's form (text or object). */
export function hostAttributes({ id, className, class: classes, style }: HostProps): {
  id?: string;
  class?: string;
  style?: unknown;
} {
  return { id, class: className ?? classes, style };
}
