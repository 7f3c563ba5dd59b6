interface Definition {
  readonly id: string
  readonly containedPermissionIds: readonly string[]
}

/**
 * Returns the permissions that a permission contains at any depth, each once. In a cycle, it also contains
 * itself.
 */
export function containedIn(definitions: readonly Definition[], id: string): string[] {
  const byId = new Map(
    definitions.map((definition) => [definition.id, definition.containedPermissionIds]),
  )
  const result = new Set<string>()
  const visit = (from: string) => {
    for (const contained of byId.get(from) ?? []) {
      if (result.has(contained)) continue
      result.add(contained)
      visit(contained)
    }
  }
  visit(id)
  return [...result]
}

/** Returns whether an ID is a system permission, which cannot be changed. */
export const isSystem = (id: string): boolean => id.startsWith('$')
