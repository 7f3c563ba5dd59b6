import type { Output } from '@latchkey/contract'
import type { userRecord } from '@latchkey/contract/schemas/user-migration/records'
import type { CamelKeys } from '@latchkey/contract/wire-case'

/** A user of an export. */
export type UserRecord = CamelKeys<Output<typeof userRecord>>
