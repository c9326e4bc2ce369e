import type { Node } from '../../runtime/jsx/node.js';

/** Props that every component passes on to its element. */
export interface HostProps {
  id?: string;
  className?: string;
  class?: string;
  style?: unknown;
}

/** Props of a component that only lays out its content. */
export interface ContentProps extends HostProps {
  children?: Node;
}

/** The `id`, `class`, `style`, data and ARIA attributes for a component's element. */
export function hostAttributes(props: HostProps): { id?: string; class?: string; style?: unknown } {
  const { id, className, class: classes, style } = props;
  const host: Record<string, unknown> = { id, class: className ?? classes, style };
  for (const name in props) if (/^(?:data|aria)-/.test(name)) host[name] = props[name as keyof HostProps];
  return host;
}
