/** The author's configuration of Vite, for the servers and bundles that compile the author's code. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import { thrownFailure } from '../../core/pool/failure.js';
import { relativePath } from '../../core/text/slash-path.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { fileState } from '../../reader/docs-file.js';
import { textIfRegular } from '../../reader/regular-file.js';
import { dirname, join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';

/** Names of the file, in the order in which Vite looks for it. */
const fileNames = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((extension) => `vite.config.${extension}`);

/** The members that apply to code. Other members are about a server or an output folder. */
const members = ['resolve', 'css', 'define', 'json', 'assetsInclude', 'plugins', 'esbuild', 'oxc'] as const;

/** Plugins that own the server or compile JSX for another library, and Octavo's own plugins. */
const foreign =
  /^(?:octavo|astro|vite-plugin-sveltekit|vite-plugin-ssr|vike|remix|react-router|nuxt|solid-start|qwik-city|tanstack|vite:(?:react|preact|solid|vue-jsx))/;

/** Configuration for code. */
export type CodeConfig = Pick<UserConfig, 'plugins' | 'resolve' | 'css' | 'define' | 'json' | 'assetsInclude'>;

/**
 * The configuration file in the docs folder `root`, or in the closest package folder around it if that package uses
 * Octavo; the configuration of another app would not fit. `undefined` if there is none.
 */
export function findViteConfig(root: string): string | undefined {
  return configIn(root) ?? configIn(packageAround(root));
}

function configIn(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  return fileNames.map((name) => join(folder, name)).find((file) => fileState(file)?.isFile());
}

/** The closest folder with a `package.json`, if it names Octavo. */
function packageAround(root: string): string | undefined {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = textIfRegular(join(folder, 'package.json'));
    if (manifest !== undefined) return manifest.includes('"octavo"') ? folder : undefined;
  }
  return undefined;
}

/** The configuration in `file` with `own` on top of it: as far as it applies to code. */
export async function authorConfig(file: string | undefined, own: readonly UserConfig[]): Promise<CodeConfig> {
  if (file === undefined && own.length === 0) return {};
  const { loadConfigFromFile, mergeConfig } = await import('vite');
  const env = { command: 'build', mode: 'production' } as const;
  const loaded =
    file === undefined ? null : await loadConfigFromFile(env, file, dirname(file), 'silent', undefined, 'runner');
  const merged = [loaded?.config ?? {}, ...own].reduce<UserConfig>(
    (config, next) => mergeConfig(config, codeConfig(next)),
    {},
  );
  return { ...merged, plugins: await ownPlugins(merged.plugins ?? []) };
}

/** The same. A file that cannot be read is reported and left out. */
export async function readableConfig(
  { viteConfig, site }: Pick<LoadedSite, 'viteConfig' | 'site'>,
  own: readonly UserConfig[],
  report: (problem: Problem) => void,
): Promise<CodeConfig> {
  try {
    return await authorConfig(viteConfig, own);
  } catch (error) {
    report({
      code: 'vite-config',
      message: `The configuration of Vite cannot be read, so it does not apply to your components: ${thrownFailure(error).message}`,
      hint: 'Fix the file, or install the packages that it imports.',
      ...fileStart(relativePath(site.root, viteConfig ?? '')),
    });
    return authorConfig(undefined, own);
  }
}

function codeConfig(config: UserConfig): UserConfig {
  const taken = config as Record<string, unknown>;
  return Object.fromEntries(members.flatMap((name) => (taken[name] === undefined ? [] : [[name, taken[name]]])));
}

async function ownPlugins(options: readonly PluginOption[]): Promise<PluginOption[]> {
  const plugins = await Promise.all(
    options.map(async (option): Promise<PluginOption[]> => {
      const plugin = await option;
      if (Array.isArray(plugin)) return ownPlugins(plugin);
      return plugin && 'name' in plugin && !foreign.test(plugin.name) ? [plugin] : [];
    }),
  );
  return plugins.flat();
}
