import { pictureSource } from '@latchkey/core'
import { useState } from 'react'

export interface AvatarProps {
  name: string
  pictureUrl: string | null
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter or digit of a name, whatever its alphabet. */
export function initialOf(name: string): string {
  const from = Math.max(0, name.search(/[\p{L}\p{N}]/u))
  const first = segments
    .segment(name.slice(from, from + 16))
    [Symbol.iterator]()
    .next()
  return first.done ? '' : first.value.segment.slice(0, 8).toUpperCase()
}

/** A picture where it is safe to show one, else an initial. The name stands beside it as text. */
export function Avatar({ name, pictureUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = pictureUrl === null || pictureUrl === broken ? null : pictureSource(pictureUrl)
  return (
    <span className="lk-avatar" aria-hidden="true">
      {source === null ? (
        initialOf(name)
      ) : (
        <img
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(pictureUrl)}
        />
      )}
    </span>
  )
}
