import { readNote, writeNote } from '../../lib/platform.js'

/** A sign-in method: `password`, `mail`, `passkey`, or the ID of a provider. */
export type Way = string

/** The storage key for the last sign-in method. The value never leaves this browser. */
const nameOf = (projectId: string) => `latchkey-way-${projectId}`

export const lastWay = (projectId: string): Way | null =>
  readNote('localStorage', nameOf(projectId))

export const noteWay = (projectId: string, way: Way): void =>
  writeNote('localStorage', nameOf(projectId), way)
