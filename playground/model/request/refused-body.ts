/**
 * Whether browsers refuse to send a body with `method`: `fetch` rejects it, although HTTP and OpenAPI 3.1 allow it.
 */
export function isBodyRefused(method: string): boolean {
  return /^(?:GET|HEAD)$/i.test(method);
}
