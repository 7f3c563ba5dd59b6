import { pictureSource } from '@latchkey/core'
import { useState } from 'react'
import { initialOf } from './initial-of.js'

/** The props of `Avatar`. */
export interface AvatarProps {
  /** The name whose initial is shown without a picture. */
  name: string
  /** The URL of the picture; null if there is none. Shows only https URLs and small raster images in data URLs. */
  pictureUrl: string | null
}

/**
 * An image from server HTML may have failed before React attached its listener. Loading it again repeats
 * the event.
 */
const reloadIfBroken = (image: HTMLImageElement | null) => {
  if (image?.complete && !image.naturalWidth) image.src += ''
}

/** Shows a picture if its URL is safe, else an initial. Hidden from screen readers: show the name beside it as text. */
export function Avatar({ name, pictureUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = pictureUrl === null || pictureUrl === broken ? null : pictureSource(pictureUrl)
  return (
    <span className="lk-avatar" aria-hidden="true">
      {source === null ? (
        initialOf(name)
      ) : (
        <img
          ref={reloadIfBroken}
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(pictureUrl)}
        />
      )}
    </span>
  )
}
