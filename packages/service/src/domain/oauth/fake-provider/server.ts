import { createHash } from 'node:crypto'
import type { Context } from '../../../context.js'
import { openTicket, sealTicket, type FakeAccount, type Ticket } from './tickets.js'

const TOKEN_SECONDS = 3600

/** The mock provider's token and user info endpoints (RFC 6749, section 3.2; RFC 6750). */
export const serveFakeProvider =
  (ctx: Context) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    return pathname.endsWith('/token') ? grant(ctx, request) : readUserInfo(ctx, request)
  }

async function grant(ctx: Context, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const refresh = openTicket(ctx.sealer, 'mock-refresh', form.get('refresh_token') ?? '')
  if (refresh !== undefined) return Response.json(tokensFor(ctx, refresh))
  const code = openTicket(ctx.sealer, 'mock-code', form.get('code') ?? '')
  if (code?.failure === 'unavailable') return new Response('Out of order.', { status: 503 })
  // A response that never arrives, so that the client times out.
  if (code?.failure === 'slow') return new Promise<never>(() => undefined)
  if (code === undefined || code.failure === 'replayed-code' || !isRedeemable(ctx, code, form))
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  return Response.json(tokensFor(ctx, code))
}

type Code = Extract<Ticket, { kind: 'mock-code' }>

function isRedeemable(ctx: Context, code: Code, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return (
    code.expiresAt > ctx.now() &&
    code.redirectUri === form.get('redirect_uri') &&
    code.challenge === challenge
  )
}

const tokensFor = (
  { sealer }: Context,
  { account, scope }: { account: FakeAccount; scope: string },
) => ({
  access_token: sealTicket(sealer, { kind: 'mock-access', account }),
  refresh_token: sealTicket(sealer, { kind: 'mock-refresh', account, scope }),
  token_type: 'Bearer',
  expires_in: TOKEN_SECONDS,
  scope,
})

function readUserInfo(ctx: Context, request: Request): Response {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  const account = openTicket(ctx.sealer, 'mock-access', token)?.account
  if (account === undefined) return new Response(null, { status: 401 })
  const { accountId, name, email, isVerified } = account
  return Response.json({ sub: accountId, name, email, email_verified: isVerified })
}
