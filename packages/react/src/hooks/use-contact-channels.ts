import type { ContactChannel, CurrentUser } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/** The e-mail addresses of a user. Suspends until they are known. */
export const useContactChannels = (user: CurrentUser): ContactChannel[] =>
  useQuery(useQueryOf(user, 'listContactChannels'))
