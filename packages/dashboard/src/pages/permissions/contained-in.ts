interface Definition {
  readonly id: string
  readonly containedPermissionIds: readonly string[]
}

/** All that a permission contains, at every depth, each once; itself too if it stands in a circle. */
export function containedIn(definitions: readonly Definition[], id: string): string[] {
  const byId = new Map(definitions.map((one) => [one.id, one.containedPermissionIds]))
  const found = new Set<string>()
  const visit = (from: string) => {
    for (const contained of byId.get(from) ?? []) {
      if (found.has(contained)) continue
      found.add(contained)
      visit(contained)
    }
  }
  visit(id)
  return [...found]
}

/** Whether an id belongs to the service, which keeps it as it is. */
export const isSystem = (id: string): boolean => id.startsWith('$')
