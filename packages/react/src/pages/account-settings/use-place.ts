import { useMemo, useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { pushAddress } from '../../platform.js'
import { pathOf, useAddress } from '../../use-address.js'
import { hrefOf, isSamePlace, type Place, placeAt } from './place.js'

export interface PlaceState {
  /** The section that is shown; null for the list of them. */
  readonly shown: Place | null
  /** The address has changed, but what is shown holds something that is not saved. */
  readonly isAsked: boolean
}

export interface PlaceActions {
  /** Goes there without asking: what was typed has done its work. */
  go(place: Place | null): void
  stay(): void
  leave(): void
}

/** Where in the settings somebody is. The address decides, unless something would be lost by it. */
export function usePlace(isUnsaved: boolean): [PlaceState, PlaceActions] {
  const { accountSettings } = useApp().urls
  const path = pathOf(useAddress())
  const place = useMemo(() => placeAt(path, accountSettings), [path, accountSettings])
  const [held, hold] = useState(place)
  const isAsked = isUnsaved && !isSamePlace(held, place)
  if (!isAsked && held !== place) hold(place)
  const go = (to: Place | null) => {
    hold(to)
    pushAddress(hrefOf(to, accountSettings))
  }
  return [
    { shown: held, isAsked },
    { go, stay: () => go(held), leave: () => hold(place) },
  ]
}
