import type { TeamSingleSignOn } from '@latchkey/core'
import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../../../data/admin-context.js'

/** Returns the team of the page, null if there is none, and its single sign-on, undefined until it is loaded. */
export function useSingleSignOn(): {
  readonly team: ServerTeam | null
  readonly singleSignOn: TeamSingleSignOn | undefined
} {
  const { teamId = '' } = useParams()
  const team = useQuery(useAdminQuery(useAdmin(), 'getTeam', teamId))
  const [singleSignOn, setSingleSignOn] = useState<TeamSingleSignOn>()
  // A server has it without a call, so that it cannot fail.
  useEffect(() => void team?.loadSingleSignOn().then(setSingleSignOn), [team])
  return { team, singleSignOn }
}
