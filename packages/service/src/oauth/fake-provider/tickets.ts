import * as z from 'zod'
import type { Sealer } from '../../lib/sealer.js'

const account = z.strictObject({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
})

/** What the pretend provider can be asked to do wrong at its token endpoint. */
const trouble = z.enum(['unavailable', 'slow', 'replayed-code']).optional()

const ticket = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pretend-code'),
    account,
    scope: z.string(),
    redirectUri: z.string(),
    challenge: z.string(),
    expiresAt: z.number(),
    trouble,
  }),
  z.strictObject({ kind: z.literal('pretend-access'), account }),
  z.strictObject({ kind: z.literal('pretend-refresh'), account, scope: z.string() }),
])

/** Codes and tokens of the pretend provider hold what they mean, so that every process knows them. */
export type Ticket = z.output<typeof ticket>
export type PretendAccount = z.output<typeof account>

export const sealTicket = (sealer: Sealer, given: Ticket): string =>
  sealer.seal(JSON.stringify(given))

/** What a code or token holds; nothing when it is not one of the kind. */
export function openTicket<Kind extends Ticket['kind']>(
  sealer: Sealer,
  kind: Kind,
  text: string,
): Extract<Ticket, { kind: Kind }> | undefined {
  try {
    const found = ticket.parse(JSON.parse(sealer.open(text)))
    return found.kind === kind ? (found as Extract<Ticket, { kind: Kind }>) : undefined
  } catch {
    return undefined
  }
}
