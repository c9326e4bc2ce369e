import type { SiteDetail } from '../../site/types.js';
import type { Settings } from '../schema/settings.js';
import { ownValue } from '../../own-value.js';

const pageMarks: Record<string, SiteDetail[]> = { border: ['page-line'], undecorated: ['page-plain'] };

/** What the older form says of corners, sidebar and navbar; a value that is not known says nothing. */
export function toDetails({ rounded, styling, layout, sidebar, topbar }: Settings): SiteDetail[] {
  return [
    ...((rounded ?? styling?.rounded) === 'sharp' ? (['sharp'] as const) : []),
    ...(layout === 'solidSidenav' ? (['sidebar-ground'] as const) : []),
    ...(topbar?.style === 'gradient' ? (['navbar-gradient'] as const) : []),
    ...(ownValue(pageMarks, sidebar?.items ?? '') ?? []),
  ];
}
