import { createHash } from 'node:crypto'
import { SHARED_OAUTH_PROVIDER_IDS } from '@latchkey/contract'
import { primitives } from '@latchkey/contract/schemas'
import * as z from 'zod'
import { mistakeText } from '../../config/config-error.js'
import type { Context } from '../../context.js'
import { filePage } from '../../dev/page.js'
import { createRoute, DevRefusal, type DevRoute } from '../../dev/route.js'
import { parseOr } from '../../config/parse-config.js'
import { callbackUrlOf } from '../callback-address.js'
import { servePretend } from './server.js'
import { sealTicket, type PretendAccount } from './tickets.js'

const CODE_MILLIS = 5 * 60 * 1000

const question = z.object({
  redirect_uri: z.string(),
  state: z.string(),
  scope: z.string(),
  code_challenge: z.string(),
  /** Email address of the selected account; absent at the first visit. */
  account: z.optional(primitives.strictEmail),
  name: z.string().optional(),
  manners: z
    .enum(['deny', 'unavailable', 'slow', 'unverified', 'wrong-state', 'replayed-code'])
    .optional(),
})
type Question = z.output<typeof question>

/** The pretend provider's pages and endpoints. */
export const pretendRoutes = (ctx: Context): DevRoute[] =>
  SHARED_OAUTH_PROVIDER_IDS.flatMap((id) => [
    createRoute('GET', `/dev/oauth/${id}/authorize`, ({ query }) => authorize(ctx, id, query)),
    createRoute('POST', `/dev/oauth/${id}/token`, ({ request }) => servePretend(ctx)(request)),
    createRoute('GET', `/dev/oauth/${id}/userinfo`, ({ request }) => servePretend(ctx)(request)),
  ])

/** Asks who to be, or, once that is said, leads back to the service. */
async function authorize(
  ctx: Context,
  providerId: string,
  query: URLSearchParams,
): Promise<Response> {
  const asked = parseOr(
    question,
    Object.fromEntries(query),
    (mistakes) => new DevRefusal(400, mistakeText('The query', mistakes)),
  )
  if (asked.redirect_uri !== callbackUrlOf(ctx, providerId))
    throw new DevRefusal(400, 'The pretend provider leads back to this service only.')
  if (asked.manners === 'deny') return leadBack(asked, { error: 'access_denied' })
  if (asked.account === undefined) return filePage('pretend-consent.html')
  return leadBack(asked, { code: codeFor(ctx, asked, accountOf(asked.account, asked)) })
}

function codeFor(ctx: Context, asked: Question, account: PretendAccount): string {
  const { manners } = asked
  const hasTrouble = manners === 'unavailable' || manners === 'slow' || manners === 'replayed-code'
  return sealTicket(ctx.sealer, {
    kind: 'pretend-code',
    account,
    scope: asked.scope,
    redirectUri: asked.redirect_uri,
    challenge: asked.code_challenge,
    expiresAt: ctx.now() + CODE_MILLIS,
    ...(hasTrouble && { trouble: manners }),
  })
}

/** The same address is the same account. */
const accountOf = (email: string, { name, manners }: Question): PretendAccount => ({
  accountId: createHash('sha256').update(email).digest('hex').slice(0, 20),
  name: name || (email.split('@')[0] ?? email),
  email,
  isVerified: manners !== 'unverified',
})

function leadBack(
  { redirect_uri: redirectUri, state, manners }: Question,
  result: Record<string, string>,
): Response {
  const location = new URL(redirectUri)
  const given = { ...result, state: manners === 'wrong-state' ? `${state}x` : state }
  for (const [name, value] of Object.entries(given)) location.searchParams.set(name, value)
  return new Response(null, {
    status: 303,
    headers: { Location: location.href, 'Referrer-Policy': 'no-referrer' },
  })
}
