import type { SectionProps } from '../section-props.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, useChange } from '../change/use-change.js'
import { type Confirmed, useConfirmed } from '../change/use-confirmed.js'

export interface FarewellState {
  readonly canDelete: boolean
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

/** A word as it was meant, whatever a keyboard makes of its first letter and its end. */
const foldWord = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

/** Signs out, or deletes the account where the app lets people do that. */
export function useFarewell(props: SectionProps): [FarewellState, FarewellActions] {
  const { user, project, onEvent } = props
  const leaving = useChange(onEvent)
  const deletion = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [isLeaving, leave] = useAsked(deletion, confirmed.before)
  const signOut = () =>
    leaving.run(async () => {
      const { confirmed: isKnown } = await user.signOut()
      onEvent?.({ type: 'signed-out', confirmed: isKnown })
    })
  return [
    {
      canDelete: project.config.clientUserDeletionEnabled,
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
