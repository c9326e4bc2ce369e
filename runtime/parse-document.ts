/** Parses the HTML of another version of the page, with the same result as the browser's page parser. */

type Parse = (html: string) => Document;
type ParseUnsafe = (html: string, options?: { sanitizer: { comments: boolean } }) => Document;

/** Tests whether a parser keeps comments and shadow roots. */
const probe = '<p><!--kept--><template shadowrootmode="open">shadow</template></p>';

let chosen: Parse | undefined;

/**
 * The document of `html` with its shadow roots and its comments, which mark interactive components.
 * Scripts do not run.
 */
export function parseDocument(html: string): Document {
  chosen ??= [parseUnsafe(), parseUnsafe({ sanitizer: { comments: true } })].find(isComplete) ?? parseAndAttach;
  return chosen(html);
}

/** Some browsers drop comments without `options`; other browsers throw if there are any. */
function parseUnsafe(options?: { sanitizer: { comments: boolean } }): Parse {
  return (html) => (Document as unknown as { parseHTMLUnsafe: ParseUnsafe }).parseHTMLUnsafe(html, options);
}

function isComplete(parse: Parse): boolean {
  try {
    const paragraph = parse(probe).body.firstElementChild;
    return paragraph?.innerHTML === '<!--kept-->' && paragraph.shadowRoot?.textContent === 'shadow';
  } catch {
    return false;
  }
}

/** For browsers without `Document.parseHTMLUnsafe`: Firefox before 128, Safari before 17.4, Chrome before 124. */
function parseAndAttach(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  attachRoots(page);
  return page;
}

function attachRoots(tree: ParentNode): void {
  for (const template of tree.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    const host = template.parentElement;
    if (!host || host.shadowRoot) continue;
    const mode = template.getAttribute('shadowrootmode') as ShadowRootMode;
    const root = host.attachShadow({ mode, delegatesFocus: template.hasAttribute('shadowrootdelegatesfocus') });
    root.append(template.content);
    template.remove();
    attachRoots(root);
  }
}
