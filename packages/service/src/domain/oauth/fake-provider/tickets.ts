import * as z from 'zod'
import type { Sealer } from '../../../lib/sealer.js'

const account = z.strictObject({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
})

/** Failures of the token endpoint that the user can choose. */
const failure = z.enum(['unavailable', 'slow', 'replayed-code']).optional()

const ticket = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mock-code'),
    account,
    scope: z.string(),
    redirectUri: z.string(),
    challenge: z.string(),
    expiresAt: z.number(),
    failure,
  }),
  z.strictObject({ kind: z.literal('mock-access'), account }),
  z.strictObject({ kind: z.literal('mock-refresh'), account, scope: z.string() }),
])

/** Codes and tokens of the mock provider contain their data, so that every process can read them. */
export type Ticket = z.output<typeof ticket>
export type FakeAccount = z.output<typeof account>

export const sealTicket = (sealer: Sealer, data: Ticket): string =>
  sealer.seal(JSON.stringify(data))

/** Returns the data of a code or token; undefined if it is not one of the kind. */
export function openTicket<Kind extends Ticket['kind']>(
  sealer: Sealer,
  kind: Kind,
  text: string,
): Extract<Ticket, { kind: Kind }> | undefined {
  try {
    const data = ticket.parse(JSON.parse(sealer.open(text)))
    return data.kind === kind ? (data as Extract<Ticket, { kind: Kind }>) : undefined
  } catch {
    return undefined
  }
}
