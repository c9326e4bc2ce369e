/** The components that an author can write in a page, and what each becomes. Runs in Node at build; imports no element class. */
import type { PageComponent } from './page-component.js';

/** Page components by the name an author writes: `Card`, `Tree.Folder`. */
export const pageComponents: Record<string, PageComponent<any>> = {};
