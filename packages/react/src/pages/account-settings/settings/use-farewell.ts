import { useState } from 'react'
import { now } from '../../../lib/platform.js'
import { useOnce } from '../../../lib/use-once.js'
import type { SectionProps } from '../section-props.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, useChange } from '../change/use-change.js'
import { type Confirmed, useConfirmed } from '../change/use-confirmed.js'

export interface FarewellState {
  readonly canDelete: boolean
  /** Until when the account can be restored after its deletion; null if it is deleted at once. */
  readonly restorableUntil: Date | null
  /** The phrase to type before the account is deleted; null for a word of the page's language. */
  readonly phrase: string | null
  readonly isLeaving: boolean
  readonly leaving: Change
  readonly deletion: Change
  readonly confirmed: Confirmed
}

export interface FarewellActions {
  signOut(): void
  leave(isLeaving: boolean): void
  delete(typed: string, phrase: string): void
}

const DAY_MILLIS = 24 * 60 * 60 * 1000

/** A word as it was meant, whatever a keyboard makes of its first letter and its end. */
const foldWord = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

/** Signs out, or deletes the account where the app lets people do that. */
export function useFarewell(props: SectionProps): [FarewellState, FarewellActions] {
  const { user, project, onEvent } = props
  const leaving = useChange(onEvent)
  const deletion = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [isLeaving, leave] = useAsked(deletion, confirmed.before)
  const canDelete = project.config.clientUserDeletionEnabled
  const [graceDays, setGraceDays] = useState<number | null>(null)
  useOnce(() => void user.getDeletionGraceDays().then(setGraceDays, () => {}), canDelete)
  const signOut = () =>
    leaving.run(async () => {
      const { confirmed: isKnown } = await user.signOut()
      onEvent?.({ type: 'signed-out', confirmed: isKnown })
    })
  return [
    {
      // The text must be right before the account can be deleted.
      canDelete: canDelete && graceDays !== null,
      restorableUntil: graceDays ? new Date(now() + graceDays * DAY_MILLIS) : null,
      phrase: user.primaryEmail,
      isLeaving,
      leaving,
      deletion,
      confirmed,
    },
    {
      signOut,
      leave,
      delete(typed, phrase) {
        if (foldWord(typed) !== foldWord(phrase))
          return deletion.refuse({ field: 'phrase', label: 'settingsDeleteMismatch' })
        deletion.run(() => user.delete())
      },
    },
  ]
}
