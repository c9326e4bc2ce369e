/** Bundles what pages with interactive components load. */
import { fileStart, type Problem } from '../core/errors/errors.js';
import type { Bundle, BundleTools, BuiltinHooks } from '../plugins/builtin.js';
import { withoutNames } from '../mdx/evaluate/module-id.js';
import type { RenderedPage } from '../mdx/types.js';
import type { AddedAssets } from '../shell/types.js';

/** Without a feature that bundles, the components stay static, which is reported. */
export async function bundlePages(
  pages: readonly RenderedPage[],
  features: readonly BuiltinHooks[],
  tools: BundleTools,
): Promise<Omit<Bundle, 'assetsOf'> & { assetsOf(page: RenderedPage): AddedAssets | undefined }> {
  const { bundle } = features.find((feature) => feature.bundle) ?? {};
  if (bundle) return bundle(pages, tools);
  const files = new Set(pages.flatMap(({ islands = [] }) => islands.map(({ file }) => withoutNames(file))));
  return { files: new Map(), problems: [...files].map(staticComponents), assetsOf: () => undefined };
}

const staticComponents = (file: string): Problem => ({
  code: 'feature-missing',
  message: 'The interactive components of this file stay static, because this copy of Octavo has no feature "islands".',
  hint: 'Install the package octavo as it is published.',
  ...fileStart(file),
});
