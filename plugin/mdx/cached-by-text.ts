/** Limit of `cachedByText`, in texts. When it is exceeded, all are dropped. */
const maxTexts = 5_000;

/** `read`, which is called once for each text. */
export function cachedByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, { value: Value }>();
  return (text) => {
    let cached = values.get(text);
    if (!cached) {
      if (values.size >= maxTexts) values.clear();
      values.set(text, (cached = { value: read(text) }));
    }
    return cached.value;
  };
}
