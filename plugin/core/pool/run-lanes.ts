/** Calls `run` for each value, for at most `atOnce` of them at the same time. */
export async function runLanes<T>(
  values: Iterable<T>,
  atOnce: number,
  run: (value: T) => Promise<unknown>,
): Promise<void> {
  const rest = values[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
