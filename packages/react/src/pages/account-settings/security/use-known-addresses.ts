import type { ContactChannel, CurrentUser } from '@latchkey/core'
import { useSnapshot } from '../../../use-query.js'

/** The person's addresses, as far as they are known. */
export const useKnownAddresses = (user: CurrentUser): readonly ContactChannel[] | undefined =>
  useSnapshot(user.listContactChannels.query()).data
