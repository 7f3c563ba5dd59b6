import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useContext } from 'react'
import { LanguageContext } from '../../i18n/use-translation.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'

/** The number of members of a team. The service counts up to a limit. */
export function MemberCount({ team }: { team: ServerTeam }) {
  const { tag } = useContext(LanguageContext)
  const { count, isExact } = useQuery(
    useAdminQuery(useAdmin(), 'getUserCount', { teamId: team.id }),
  )
  return new Intl.NumberFormat(tag).format(count) + (isExact ? '' : '+')
}
