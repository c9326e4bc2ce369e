/** Whether the `Accept` header asks for text rather than for a web page: programs request pages as Markdown this way. */
export function prefersMarkdown(accept = ''): boolean {
  const qualities = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
  const quality = (type: string): number => qualities.get(type) ?? 0;
  const wanted = Math.max(quality('text/markdown'), quality('text/plain'));
  return wanted > 0 && wanted >= quality('text/html') && wanted >= quality('application/xhtml+xml');
}
