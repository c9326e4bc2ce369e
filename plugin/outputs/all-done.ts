/**
 * Waits for all of them, and then throws the first failure. Unlike with `Promise.all`, nothing is still being written
 * when the caller cleans up.
 */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  const failure = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
