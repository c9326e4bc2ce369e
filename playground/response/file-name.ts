/** The name of a download: the one that the server proposes, else the end of the path. */
export function fileName(url: string, headers: readonly (readonly [name: string, value: string])[]): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const encoded = /filename\*=(?:UTF-8)?'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const proposed = encoded === undefined ? plain : decoded(encoded);
  if (proposed) return proposed.replace(/^.*[/\\]/, '');
  const end = URL.canParse(url) ? decoded(new URL(url).pathname.split('/').at(-1)!) : '';
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const extension = /[/+](json|xml|html|csv|pdf|png|jpeg|gif|webp|zip|plain)\b/
    .exec(type)?.[1]
    ?.replace('plain', 'txt');
  const name = end || 'response';
  return name.includes('.') || !extension ? name : `${name}.${extension}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
