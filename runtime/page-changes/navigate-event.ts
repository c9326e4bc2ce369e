/** The part of the Navigation API that page changes use. */
export interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  intercept(options: { handler(): Promise<void> }): void;
}

/** `undefined` in browsers without the API. */
export function navigationEvents(): EventTarget | undefined {
  return (window as { navigation?: EventTarget }).navigation;
}

/** Fired on `document` before the reader goes back to a page that was changed in place; `detail` is the `NavigateEvent`. */
export const goBackEvent = 'octavo:go-back';

/** Whether two URLs differ in nothing but a hash and a slash at the end. */
export function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => url.replace(/\/?(?:#.*)?$/, ''));
  return first === second;
}
