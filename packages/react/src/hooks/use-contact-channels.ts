import type { ContactChannel, CurrentUser } from '@latchkey/core'
import { useQuery } from '../use-query.js'

/** The e-mail addresses of a user. Suspends until they are known. */
export const useContactChannels = (user: CurrentUser): ContactChannel[] =>
  useQuery(user.listContactChannels.query())
