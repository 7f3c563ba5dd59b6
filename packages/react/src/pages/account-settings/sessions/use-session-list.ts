import { isLatchkeyError, type Session } from '@latchkey/core'
import { useState } from 'react'
import { useResource } from '../../../lib/use-resource.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Returns the sessions of the user, with the actions that revoke them. */
export function useSessionList({ user, onEvent }: SectionProps) {
  const query = useQueryOf(user, 'listSessions')
  const allSessions = useResource(query)
  const apps = useResource(useQueryOf(user, 'listConnectedApps'))
  const connectedApps = (apps.status === 'ready' && apps.data) || []
  const ending = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(ending)
  // The list still contains revoked sessions until it is loaded again.
  const [endedIds, setEndedIds] = useState<readonly string[]>([])
  /** The sessions that the last change ended. */
  const [ended, setEnded] = useState<'one' | 'others'>('one')
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
    for (const app of connectedApps) await app.disconnect()
    setDialogOpen(false)
  }
  return {
    state: { sessions, hasApps: connectedApps.length > 0, ending, isDialogOpen, ended },
    actions: {
      revoke(session: Session) {
        setEnded('one')
        ending.run(() => end(session))
      },
      setDialogOpen,
      revokeOthers() {
        setEnded('others')
        ending.run(revokeOthers)
      },
    },
  }
}
