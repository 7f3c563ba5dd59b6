import { readNote, writeNote } from '../../lib/platform.js'

/** How somebody signed in: `password`, `mail`, `passkey`, or the id of a provider. */
export type Way = string

/** Where this browser notes which way was taken last. It is told nobody. */
const nameOf = (projectId: string) => `latchkey-way-${projectId}`

export const lastWay = (projectId: string): Way | null =>
  readNote('localStorage', nameOf(projectId))

export const noteWay = (projectId: string, way: Way): void =>
  writeNote('localStorage', nameOf(projectId), way)
