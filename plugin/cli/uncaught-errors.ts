/** The result of `run`. Throws an error that nothing has caught meanwhile, instead of ending this process with its stack. */
export async function withUncaughtErrors<T>(run: () => Promise<T>): Promise<T> {
  let fail: (error: unknown) => void = () => {};
  const uncaught = new Promise<never>((_, reject) => (fail = reject));
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) process.on(event, fail);
  try {
    return await Promise.race([run(), uncaught]);
  } finally {
    for (const event of events) process.off(event, fail);
  }
}
