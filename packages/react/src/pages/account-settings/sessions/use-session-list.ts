import { isLatchkeyError, type Session } from '@latchkey/core'
import { useState } from 'react'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface SessionListState {
  /** The sessions without those that were revoked or are being revoked. */
  readonly sessions: Resource<readonly Session[]>
  readonly ending: SettingMutationState
  readonly isDialogOpen: boolean
  /** The sessions that the last change ended. */
  readonly ended: 'one' | 'others'
}

export interface SessionListActions {
  revoke(session: Session): void
  /** Opens or closes the dialog that asks before all other sessions are revoked. */
  setDialogOpen(isDialogOpen: boolean): void
  revokeOthers(): void
}

/** Returns the sessions of the user, with the actions that revoke them. */
export function useSessionList({
  user,
  onEvent,
}: SectionProps): [SessionListState, SessionListActions] {
  const query = useQueryOf(user, 'listSessions')
  const allSessions = useResource(query)
  const ending = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(ending)
  // The list still contains revoked sessions until it is loaded again.
  const [endedIds, setEndedIds] = useState<readonly string[]>([])
  const [ended, setEnded] = useState<SessionListState['ended']>('one')
  const end = async ({ id }: Session) => {
    setEndedIds((before) => [...before, id])
    await user.revokeSession(id).catch(async (error: unknown) => {
      if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 404) {
        setEndedIds((before) => before.filter((endedId) => endedId !== id))
        throw error
      }
      // The session was revoked elsewhere in the meantime.
      await query.refresh()
    })
  }
  const sessions: typeof allSessions =
    allSessions.status === 'ready'
      ? { ...allSessions, data: allSessions.data.filter(({ id }) => !endedIds.includes(id)) }
      : allSessions
  const revokeOthers = async () => {
    const all = allSessions.status === 'ready' ? allSessions.data : []
    for (const session of all) if (!session.isCurrentSession) await end(session)
    setDialogOpen(false)
  }
  return [
    { sessions, ending, isDialogOpen, ended },
    {
      revoke(session) {
        setEnded('one')
        ending.run(() => end(session))
      },
      setDialogOpen,
      revokeOthers() {
        setEnded('others')
        ending.run(revokeOthers)
      },
    },
  ]
}
