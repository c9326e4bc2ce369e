/** Types of the navigation of docs.json. Declared by hand because types cannot be inferred from a recursive schema. */
import type { z } from 'zod';
import type { Directory } from '../../../core/model/types.js';
import type { banner } from '../banner.js';
import type { anchorColor } from '../appearance/colors.js';
import type { footer } from '../footer.js';
import type { icon } from '../appearance/icon.js';
import type { navbar } from '../navbar.js';

/** An icon in the navigation. */
type IconValue = z.infer<typeof icon>;

/** A group of pages. */
export interface GroupNode {
  group: string;
  icon?: IconValue;
  iconType?: string;
  tag?: string;
  root?: string;
  expanded?: boolean;
  hidden?: boolean;
  searchable?: boolean;
  boost?: number;
  directory?: Directory;
  pages?: (string | GroupNode)[];
  openapi?: unknown;
  asyncapi?: unknown;
  graphql?: unknown;
  sdk?: unknown;
}

/** A section. Its name key depends on the list that contains it. */
export interface SectionNode {
  language?: string;
  version?: string;
  product?: string;
  /** Of a product: the text in the menu instead of its name. */
  name?: string;
  /** Of a tab. */
  align?: 'start' | 'end';
  dropdown?: string;
  tab?: string;
  item?: string;
  anchor?: string;
  icon?: IconValue;
  iconType?: string;
  description?: string;
  tag?: string;
  color?: z.infer<typeof anchorColor>;
  href?: string;
  url?: string;
  default?: boolean;
  hidden?: boolean;
  searchable?: boolean;
  boost?: number;
  directory?: Directory;
  root?: string;
  /** Of a language. */
  banner?: z.infer<typeof banner>;
  /** Of a language. */
  footer?: z.infer<typeof footer>;
  /** Of a language. */
  navbar?: z.infer<typeof navbar>;
  global?: SectionNode;
  languages?: SectionNode[];
  versions?: SectionNode[];
  products?: SectionNode[];
  dropdowns?: SectionNode[];
  tabs?: SectionNode[];
  menu?: SectionNode[];
  anchors?: SectionNode[];
  groups?: GroupNode[];
  pages?: (string | GroupNode)[];
  openapi?: unknown;
  asyncapi?: unknown;
  graphql?: unknown;
  sdk?: unknown;
}
