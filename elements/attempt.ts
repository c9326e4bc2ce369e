/** The result of `run`; `undefined` if it throws, such as where the storage of the browser is full or not available. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
