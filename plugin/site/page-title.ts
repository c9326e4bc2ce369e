/** The title of a page whose front matter has none. */

/** Characters of a heading that are looked at. */
const longestTitle = 1000;

/** The text of the first `# heading`, outside code; `undefined` where there is none. */
export function headingTitle(body: string): string | undefined {
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark) {
      fence = mark;
    } else {
      const text = /^#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line.slice(0, longestTitle).trimEnd())?.[1];
      if (text) return plainText(text);
    }
  }
  return undefined;
}

/** `api-reference/get-started` → `Get started`; an index page is named like its folder. */
export function titleFromPath(pagePath: string): string {
  const name = pagePath
    .replace(/(?<=[^/])\/index$/, '')
    .split('/')
    .at(-1)!;
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/(\*\*|__|\*|`)(.+?)\1/g, '$2')
    .trim();
}
