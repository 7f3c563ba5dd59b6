import { readStorage, removeFromStorage, writeStorage } from '../../lib/platform.js'

const storageKey = (projectId: string) => `latchkey-apps-${projectId}`

/** Remembers that the user signed in to another app in this browser, so that a sign-out asks whether it ends there too. */
export const rememberOtherApp = (projectId: string): void =>
  writeStorage('localStorage', storageKey(projectId), '1')

/** Whether the user signed in to another app. Most users did not, and sign out without a further request. */
export const hasOtherApps = (projectId: string): boolean =>
  readStorage('localStorage', storageKey(projectId)) !== null

export const forgetOtherApps = (projectId: string): void =>
  removeFromStorage('localStorage', storageKey(projectId))
