import * as z from 'zod/mini'
import { IMPORT_BATCH_SIZE } from '../../constants.js'
import { page, uuid } from '../primitives.js'
import { teamRecord, userRecord } from './records.js'

const batchOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(IMPORT_BATCH_SIZE)))

/** `exists`: the project has a user or team with this ID already, which stays unchanged. */
const importResult = z.strictObject({
  id: uuid,
  status: z.enum(['created', 'exists', 'rejected']),
  /** Why the service rejected it. */
  error: z.nullable(z.strictObject({ code: z.nullable(z.string()), message: z.string() })),
})

export const importUsers = {
  body: z.strictObject({
    teams: batchOf(teamRecord),
    users: batchOf(userRecord),
    /** True creates nothing: the response says what the import would do. */
    is_dry_run: z.optional(z.boolean()),
  }),
  /** In the order of the request. */
  response: z.strictObject({ teams: z.array(importResult), users: z.array(importResult) }),
}

export const exportUsers = {
  query: z.strictObject({
    /** `next_cursor` of the previous page. */
    cursor: z.optional(uuid),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(IMPORT_BATCH_SIZE))),
  }),
  response: page(userRecord),
}
