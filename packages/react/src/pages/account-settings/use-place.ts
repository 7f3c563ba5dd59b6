import { useState } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import { pushAddress } from '../../lib/platform.js'
import { useAddress } from '../../lib/use-address.js'
import { hrefOf, isSamePlace, type Place, placeAt } from './place.js'

export interface PlaceState {
  /** The section that is shown; null for the list of them. */
  readonly shown: Place | null
  /** The address has changed, but what is shown holds something that is not saved. */
  readonly isAsked: boolean
  /** A failure of a section that the user left before it was reported, since the current section opened. */
  readonly lost: Lost | null
}

export interface Lost {
  readonly place: Place | null
  readonly failure: Failure
}

export interface PlaceActions {
  /** Goes there without asking: what was typed has done its work. */
  go(place: Place | null): void
  stay(): void
  leave(): void
  /** Tells what has failed in the section that was shown when this was made, which may have gone by now. */
  fail(failure: Failure): void
}

/** The current section of the settings. The URL decides, unless unsaved input would be lost. */
export function usePlace(isUnsaved: boolean): [PlaceState, PlaceActions] {
  const { accountSettings } = useApp().urls
  const place = placeAt(useAddress(), accountSettings)
  const [held, hold] = useState(place)
  const [lost, lose] = useState<Lost | null>(null)
  const isAsked = isUnsaved && !isSamePlace(held, place)
  if (!isAsked && hrefOf(held, accountSettings) !== hrefOf(place, accountSettings)) {
    hold(place)
    lose(null)
  }
  const go = (to: Place | null) => {
    hold(to)
    lose(null)
    pushAddress(hrefOf(to, accountSettings))
  }
  return [
    // What is still shown says itself what failed in it.
    { shown: held, isAsked, lost: lost?.place === held ? null : lost },
    {
      go,
      stay: () => go(held),
      leave: () => hold(place),
      fail: (failure) => lose({ place: held, failure }),
    },
  ]
}
