/**
 * Types of page modules and virtual modules. Reference them once: `/// <reference types="octavo/client" />`, or in
 * `compilerOptions.types`.
 */

declare module 'virtual:octavo/site' {
  import type { Site } from 'octavo/types';
  /** The settings of the site. */
  const site: Omit<Site, 'root' | 'addresses' | 'references'>;
  export default site;
}

declare module 'virtual:octavo/routes' {
  import type { PageRoute } from 'octavo/types';
  /** All pages in the order of the navigation. */
  const routes: PageRoute[];
  export default routes;
}

/** The style sheet for mounted pages. */
declare module 'virtual:octavo/styles.css';

declare module '*.mdx' {
  import type { PageModule } from 'octavo/types';
  const page: PageModule;
  export default page;
  export const route: PageModule['route'];
  export const meta: PageModule['meta'];
  export const toc: PageModule['toc'];
  export const html: PageModule['html'];
  export const source: PageModule['source'];
  export const assets: PageModule['assets'];
}
