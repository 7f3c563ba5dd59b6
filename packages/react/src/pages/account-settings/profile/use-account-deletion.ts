import { useState } from 'react'
import { now } from '../../../lib/platform.js'
import { useOnce } from '../../../lib/use-once.js'
import type { SectionProps } from '../section-props.js'
import { isPhrase } from '../setting-parts/typed-phrase.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000

/** Deletes the account if the app allows it. */
export function useAccountDeletion(props: SectionProps) {
  const { user, project, onEvent } = props
  const deletion = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(deletion, recentSignIn.require)
  const isOffered = project.config.clientUserDeletionEnabled
  const [graceDays, setGraceDays] = useState<number | null>(null)
  useOnce(() => void user.getDeletionGraceDays().then(setGraceDays, () => {}), isOffered)
  return {
    state: {
      /** Whether the app lets users delete their accounts. The text must be right before. */
      canDelete: isOffered && graceDays !== null,
      /** The end of the grace period after the deletion; null if the account is deleted at once. */
      restorableUntil: graceDays ? new Date(now() + graceDays * DAY_MILLIS) : null,
      /** The phrase to type before the account is deleted; null for a word of the page's language. */
      phrase: user.primaryEmail,
      isDialogOpen,
      deletion,
      recentSignIn,
    },
    actions: {
      setDialogOpen,
      delete(typed: string, phrase: string) {
        if (!isPhrase(typed, phrase))
          return deletion.setProblem({ field: 'phrase', label: 'settingsDeleteMismatch' })
        deletion.run(() => user.delete())
      },
    },
  }
}
