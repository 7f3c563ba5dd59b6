import { useRef } from 'react'

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
