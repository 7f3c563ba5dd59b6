import { createHash } from 'node:crypto'
import { SHARED_OAUTH_PROVIDER_IDS } from '@latchkey/contract'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { Hono } from 'hono'
import * as z from 'zod'
import { mistakeText, parseOr } from '../config/config-error.js'
import type { Context } from '../context.js'
import { filePage } from './page.js'
import type { HttpEnv } from '../http/http-env.js'
import { HttpError } from '../errors/http-error.js'
import { callbackUrlOf } from '../domain/oauth/flows.js'
import { serveFakeProvider } from '../domain/oauth/fake-provider/server.js'
import { sealTicket, type FakeAccount } from '../domain/oauth/fake-provider/tickets.js'

const CODE_MILLIS = 5 * 60 * 1000

const authorizationRequest = z.object({
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
type AuthorizationRequest = z.output<typeof authorizationRequest>

/** The pages and endpoints of the mock provider. */
export function fakeProviderRoutes(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const serve = serveFakeProvider(ctx)
  for (const id of SHARED_OAUTH_PROVIDER_IDS) {
    app.get(`/dev/oauth/${id}/authorize`, (c) =>
      authorize(ctx, id, new URL(c.req.url).searchParams),
    )
    app.post(`/dev/oauth/${id}/token`, (c) => serve(c.req.raw))
    app.get(`/dev/oauth/${id}/userinfo`, (c) => serve(c.req.raw))
  }
  return app
}

/** Shows the page to choose an account, or, after that, redirects back to the service. */
async function authorize(
  ctx: Context,
  providerId: string,
  query: URLSearchParams,
): Promise<Response> {
  const params = parseOr(
    authorizationRequest,
    Object.fromEntries(query),
    (mistakes) => new HttpError(400, mistakeText('The query', mistakes)),
  )
  if (params.redirect_uri !== callbackUrlOf(ctx, providerId))
    throw new HttpError(400, 'The mock provider redirects to this service only.')
  if (params.manners === 'deny') return redirectBack(params, { error: 'access_denied' })
  if (params.account === undefined) return filePage('mock-provider.html')
  return redirectBack(params, { code: codeFor(ctx, params, accountOf(params.account, params)) })
}

function codeFor(ctx: Context, params: AuthorizationRequest, account: FakeAccount): string {
  const { manners } = params
  const hasFailure = manners === 'unavailable' || manners === 'slow' || manners === 'replayed-code'
  return sealTicket(ctx.sealer, {
    kind: 'mock-code',
    account,
    scope: params.scope,
    redirectUri: params.redirect_uri,
    challenge: params.code_challenge,
    expiresAt: ctx.now() + CODE_MILLIS,
    ...(hasFailure && { failure: manners }),
  })
}

/** The same address is the same account. */
const accountOf = (email: string, { name, manners }: AuthorizationRequest): FakeAccount => ({
  accountId: createHash('sha256').update(email).digest('hex').slice(0, 20),
  name: name || (email.split('@')[0] ?? email),
  email,
  isVerified: manners !== 'unverified',
})

function redirectBack(
  { redirect_uri: redirectUri, state, manners }: AuthorizationRequest,
  result: Record<string, string>,
): Response {
  const location = new URL(redirectUri)
  const parameters = { ...result, state: manners === 'wrong-state' ? `${state}x` : state }
  for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value)
  return new Response(null, {
    status: 303,
    headers: { Location: location.href, 'Referrer-Policy': 'no-referrer' },
  })
}
