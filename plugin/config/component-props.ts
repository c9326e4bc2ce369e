/** The props of page components, which `scripts/component-props.mjs` extracts from the sources. */
import { packageText } from '../core/package/package-root.js';
import type { Effect } from './schema/effect.js';

/** By component and prop. */
export type ComponentProps = Record<string, Record<string, { description?: string; effect?: Effect }>>;

/** The props of each page component, as collected when the package was built. */
export function readComponentProps(): ComponentProps {
  return JSON.parse(packageText('dist', 'component-props.json')) as ComponentProps;
}
