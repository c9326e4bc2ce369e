import type { SiteDetail } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';
import { ownValue } from '../../core/text/own-value.js';

const pageMarks: Record<string, SiteDetail[]> = { border: ['page-plain', 'page-line'], undecorated: ['page-plain'] };

/** Settings of mint.json for corners, sidebar and navbar. Unknown values are ignored. */
export function toDetails({ rounded, styling, layout, sidebar, topbar }: Settings): SiteDetail[] {
  return [
    ...((rounded ?? styling?.rounded) === 'sharp' ? (['sharp'] as const) : []),
    ...(layout === 'solidSidenav' ? (['sidebar-ground'] as const) : []),
    ...(topbar?.style === 'gradient' ? (['navbar-gradient'] as const) : []),
    ...(ownValue(pageMarks, sidebar?.items ?? '') ?? []),
  ];
}
