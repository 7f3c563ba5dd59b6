import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { pushUrl } from '../../lib/platform.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { hrefOf, isSamePlace, type Place, placeAt } from './place.js'

export interface MissedFailure {
  readonly place: Place | null
  readonly failure: Failure
}

/** The current section of the settings. The URL decides, unless unsaved input would be lost. */
export function usePlace(isUnsaved: boolean) {
  const { accountSettings } = useApp().urls
  const place = placeAt(useCurrentUrl(), accountSettings)
  /** The current section; null for the list of sections. */
  const [openPlace, setOpenPlace] = useState(place)
  /** A failure of a section that the user left before it was reported, since the current section opened. */
  const [missedFailure, setMissedFailure] = useState<MissedFailure | null>(null)
  /** Whether a dialog asks to leave a section with unsaved values after the URL has changed. */
  const isLeavePromptOpen = isUnsaved && !isSamePlace(openPlace, place)
  if (!isLeavePromptOpen && hrefOf(openPlace, accountSettings) !== hrefOf(place, accountSettings)) {
    setOpenPlace(place)
    setMissedFailure(null)
  }
  /** Goes to a section without asking about unsaved values. */
  const go = (to: Place | null) => {
    setOpenPlace(to)
    setMissedFailure(null)
    pushUrl(hrefOf(to, accountSettings))
  }
  return {
    // The open section shows its own failures.
    state: {
      openPlace,
      isLeavePromptOpen,
      missedFailure: missedFailure?.place === openPlace ? null : missedFailure,
    },
    actions: {
      go,
      stay: () => go(openPlace),
      leave: () => setOpenPlace(place),
      /** Reports a failure of the section that was open when this function was created. */
      fail: (failure: Failure) => setMissedFailure({ place: openPlace, failure }),
    },
  }
}
