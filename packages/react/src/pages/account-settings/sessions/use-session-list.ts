import { isLatchkeyError, type Session } from '@latchkey/core'
import { useState } from 'react'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface SessionListState {
  /** Without those that are being ended, or were. */
  readonly sessions: Resource<readonly Session[]>
  readonly ending: SettingMutationState
  readonly isDialogOpen: boolean
  /** The sessions that the last change ended. */
  readonly ended: 'one' | 'others'
}

export interface SessionListActions {
  revoke(session: Session): void
  /** Asks before all others are ended. */
  setDialogOpen(isDialogOpen: boolean): void
  revokeOthers(): void
}

/** Everywhere that the person is signed in. */
export function useSessionList({
  user,
  onEvent,
}: SectionProps): [SessionListState, SessionListActions] {
  const query = useQueryOf(user, 'listSessions')
  const known = useResource(query)
  const ending = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(ending)
  // The list is read again at its own time: until then, it has what was ended.
  const [gone, setGone] = useState<readonly string[]>([])
  const [ended, setEnded] = useState<SessionListState['ended']>('one')
  const end = async ({ id }: Session) => {
    setGone((before) => [...before, id])
    await user.revokeSession(id).catch(async (error: unknown) => {
      if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 404) {
        setGone((before) => before.filter((one) => one !== id))
        throw error
      }
      // The session was revoked elsewhere in the meantime.
      await query.refresh()
    })
  }
  const sessions: typeof known =
    known.status === 'ready'
      ? { ...known, data: known.data.filter(({ id }) => !gone.includes(id)) }
      : known
  const revokeOthers = async () => {
    const all = known.status === 'ready' ? known.data : []
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
