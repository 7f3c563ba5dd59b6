import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { pushUrl } from '../../lib/platform.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { hrefOf, isSamePlace, type Place, placeAt } from './place.js'

export interface PlaceState {
  /** The current section; null for the list of sections. */
  readonly openPlace: Place | null
  /** Whether a dialog asks to leave a section with unsaved values after the URL has changed. */
  readonly isLeavePromptOpen: boolean
  /** A failure of a section that the user left before it was reported, since the current section opened. */
  readonly missedFailure: MissedFailure | null
}

export interface MissedFailure {
  readonly place: Place | null
  readonly failure: Failure
}

export interface PlaceActions {
  /** Goes to a section without asking about unsaved values. */
  go(place: Place | null): void
  stay(): void
  leave(): void
  /** Reports a failure of the section that was open when this function was created. */
  fail(failure: Failure): void
}

/** The current section of the settings. The URL decides, unless unsaved input would be lost. */
export function usePlace(isUnsaved: boolean): [PlaceState, PlaceActions] {
  const { accountSettings } = useApp().urls
  const place = placeAt(useCurrentUrl(), accountSettings)
  const [openPlace, setOpenPlace] = useState(place)
  const [missedFailure, setMissedFailure] = useState<MissedFailure | null>(null)
  const isLeavePromptOpen = isUnsaved && !isSamePlace(openPlace, place)
  if (!isLeavePromptOpen && hrefOf(openPlace, accountSettings) !== hrefOf(place, accountSettings)) {
    setOpenPlace(place)
    setMissedFailure(null)
  }
  const go = (to: Place | null) => {
    setOpenPlace(to)
    setMissedFailure(null)
    pushUrl(hrefOf(to, accountSettings))
  }
  return [
    // The open section shows its own failures.
    {
      openPlace,
      isLeavePromptOpen,
      missedFailure: missedFailure?.place === openPlace ? null : missedFailure,
    },
    {
      go,
      stay: () => go(openPlace),
      leave: () => setOpenPlace(place),
      fail: (failure) => setMissedFailure({ place: openPlace, failure }),
    },
  ]
}
