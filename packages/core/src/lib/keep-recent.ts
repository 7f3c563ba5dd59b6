/** Puts a value in as the newest; of more than so many, the oldest goes. */
export function keepRecent<Value>(
  values: Map<string, Value>,
  name: string,
  value: Value,
  limit: number,
): void {
  values.delete(name)
  values.set(name, value)
  if (values.size > limit) for (const oldest of values.keys()) return void values.delete(oldest)
}
