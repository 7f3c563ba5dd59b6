import { useRef } from 'react'
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

interface OtherAppFramesProps {
  /** Pages of other apps that sign the user out there. */
  urls: readonly string[]
  /** Called when all of them are loaded. */
  onLoaded(): void
}

/** Opens the pages of other apps that sign the user out there (OpenID Connect Front-Channel Logout 1.0, section 3). */
export function OtherAppFrames({ urls, onLoaded }: OtherAppFramesProps) {
  const loaded = useRef(new Set<string>())
  return urls.map((url) => (
    <iframe
      key={url}
      hidden
      title={new URL(url).host}
      src={url}
      // The pages need their cookies and scripts, but must not lead this page elsewhere.
      sandbox="allow-same-origin allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={() => {
        loaded.current.add(url)
        if (loaded.current.size === urls.length) onLoaded()
      }}
    />
  ))
}
