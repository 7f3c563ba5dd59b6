/**
 * Returns the values that differ from the stored ones. A save sends only these, so that it brings back no old value which
 * another tab or person has changed meanwhile.
 *
 * @param current the stored values, as they were read last
 * @param next the values of a form, in the shapes of the stored ones
 * @example changesOf({ name: 'Engines', description: '' }, { name: 'Looms', description: '' }) // { name: 'Looms' }
 */
export function changesOf<Values extends object>(
  current: Readonly<Record<keyof NoInfer<Values>, unknown>>,
  next: Values,
): Partial<Values> {
  const names = Object.keys(next) as (keyof Values)[]
  const changed = names.filter(
    (name) => JSON.stringify(next[name]) !== JSON.stringify(current[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, next[name]])) as Partial<Values>
}
