import { groupsKey, toGroup } from '../navigation/sidebar-group.js';

/** After a large sidebar: shows the groups that were open on the page before, as they were. */
export function restoreGroups(): void {
  try {
    const groups = JSON.parse(sessionStorage.getItem(groupsKey)!) as Record<string, string> | null;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#sidebar a[data-group]')) {
      const html = groups?.[link.dataset['group']!];
      if (!html) continue;
      const group = toGroup(link);
      group.insertAdjacentHTML('afterend', html);
      group.ariaExpanded = 'true';
    }
  } catch {
    // Without storage the groups stay links.
  }
}
