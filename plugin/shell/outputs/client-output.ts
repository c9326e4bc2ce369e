/** Octavo's own scripts, and the fonts that the site does not have itself. */
import { clientFiles, clientPath, clientSource } from '../../outputs/client-files.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { mayHaveSelectMenus } from '../../nav/choices.js';
import type { BuiltSite, Output } from '../../outputs/output.js';
import { mayHaveLargeSidebar } from '../navigation/large-sidebar.js';
import { shellScripts } from '../shell-scripts.js';
import { sitesByLanguage } from '../site-for-language.js';
import { fontFiles } from './font-files.js';

/** `moreScripts`: names of scripts that pages load besides the scripts of the shell and of elements. */
export function clientOutput(moreScripts: (loaded: LoadedSite) => string[]): Output {
  return {
    name: 'client',
    owns: (path) => path.startsWith(clientPath),
    async *files(site) {
      const { loaded, manifest, isDev } = site;
      const names = isDev
        ? Object.keys(manifest)
        : [...usedScripts(loaded), ...moreScripts(loaded), ...(await usedElements(site))];
      for (const file of clientFiles(manifest, [...new Set(names)]))
        yield { path: clientPath + file, content: { copy: clientSource(file) } };
      for (const { file, path } of fontFiles(loaded.site)) yield { path, content: { copy: file } };
    },
  };
}

/** All scripts that the shell of any page may load. */
function usedScripts({ site }: LoadedSite): string[] {
  return [
    ...sitesByLanguage(site).flatMap((each) => shellScripts(each)),
    ...(mayHaveSelectMenus(site.navigation) ? ['octavo-switcher'] : []),
    ...(mayHaveLargeSidebar(site.navigation) ? ['sidebar-groups'] : []),
  ];
}

async function usedElements(site: BuiltSite): Promise<Set<string>> {
  const tags = new Set<string>();
  for (const page of site.loaded.pages) for (const tag of (await site.facts(page)).elements) tags.add(tag);
  return tags;
}
