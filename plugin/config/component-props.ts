import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps } from '../features/checks/compat/component-compat.js';
import { packageRoot } from '../core/package/package-root.js';

/** The props of each page component, as collected when the package was built. */
export function readComponentProps(): ComponentProps {
  return JSON.parse(readFileSync(join(packageRoot, 'dist', 'component-props.json'), 'utf8')) as ComponentProps;
}
