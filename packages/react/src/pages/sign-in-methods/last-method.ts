import { readStorage, writeStorage } from '../../lib/platform.js'

/** A sign-in method: `password`, `mail`, `passkey`, or the ID of a provider. */
export type SignInMethod = string

/** The storage key for the last sign-in method. The value never leaves this browser. */
const storageKey = (projectId: string) => `latchkey-way-${projectId}`

export const readLastMethod = (projectId: string): SignInMethod | null =>
  readStorage('localStorage', storageKey(projectId))

export const rememberLastMethod = (projectId: string, method: SignInMethod): void =>
  writeStorage('localStorage', storageKey(projectId), method)
