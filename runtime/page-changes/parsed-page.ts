/** A page that can take the place of the open one. */
export interface ParsedPage {
  /** As the server sent it, but for its content. */
  page: Document;
  content: HTMLElement;
  /** Without the hash. */
  url: URL;
  /** The element with the focus when the reader left the page. */
  focused?: Element | null;
}
