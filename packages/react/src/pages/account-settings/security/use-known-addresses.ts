import type { ContactChannel, CurrentUser } from '@latchkey/core'
import { useSnapshot } from '../../../use-query.js'

const none: readonly ContactChannel[] = []

/** The person's addresses, as far as they are known. */
export const useKnownAddresses = (user: CurrentUser): readonly ContactChannel[] =>
  useSnapshot(user.listContactChannels.query()).data ?? none
