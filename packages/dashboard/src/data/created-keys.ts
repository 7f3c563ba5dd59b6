/**
 * A set of keys that was created on this page. Secret keys are stored in memory only, until the page is
 * left.
 */
export interface CreatedKeys {
  readonly publishableClientKey: string
  readonly secretServerKey?: string
}

const created = new Map<string, CreatedKeys>()

const storageKey = (projectId: string) => `latchkey-dashboard-publishable-key-${projectId}`

/**
 * Stores new keys for the pages of the project. The publishable key is public, so it stays in this browser.
 */
export function keepCreatedKeys(projectId: string, keys: CreatedKeys): void {
  created.set(projectId, keys)
  localStorage.setItem(storageKey(projectId), keys.publishableClientKey)
}

/** Returns the keys of a project as far as this browser knows them. The service never shows a key again. */
export function createdKeysOf(projectId: string): CreatedKeys | undefined {
  const publishableClientKey = localStorage.getItem(storageKey(projectId))
  return created.get(projectId) ?? (publishableClientKey ? { publishableClientKey } : undefined)
}
