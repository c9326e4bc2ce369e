/** A reference from the props of an interactive component to content of the page: `{ "$slot": 0 }`. */
export interface SlotData {
  $slot: number;
}

/** The props with the result of `slotOf` in the place of each reference. */
export function withSlots(
  props: Readonly<Record<string, unknown>>,
  slotOf: (index: number) => unknown,
): Record<string, unknown> {
  const revive = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revive);
    const index = (value as Partial<SlotData> | null | undefined)?.$slot;
    return typeof index === 'number' ? slotOf(index) : value;
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, revive(value)]));
}
