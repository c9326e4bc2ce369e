/** Exit codes by signal, as in shells. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Ends the process on Ctrl+C and similar signals after `cleanUp`. A second signal ends it immediately. */
export function endOnSignal(cleanUp: () => Promise<void> | void): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => void Promise.resolve(cleanUp()).finally(() => process.exit(code)));
  }
}
