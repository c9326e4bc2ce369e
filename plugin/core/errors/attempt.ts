/** The result of `read`; `undefined` if it throws. For values that may be absent, whatever the reason is. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
