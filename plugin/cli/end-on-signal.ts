/** Exit codes by signal, as shells report them. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Ends the process on Ctrl+C and the like, after `cleanUp`. A second signal ends it at once. */
export function endOnSignal(cleanUp: () => Promise<void> | void): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => void Promise.resolve(cleanUp()).finally(() => process.exit(code)));
  }
}
