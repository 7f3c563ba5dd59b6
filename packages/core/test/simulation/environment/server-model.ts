import { createHash } from 'node:crypto'
import { ProofVerifier, type Verified } from './proofs.js'
import { TokenFamily } from './token-family.js'

/** Whether the service replaces refresh tokens of clients that announce that they store another one. */
export type Rotation = 'off' | 'announced'

const ACCESS_SECONDS = 60

export interface Session {
  readonly id: string
  readonly user: string
  /** Why the session has ended. */
  ended: 'sign-out' | 'elsewhere' | 'reuse' | undefined
  /** Whether a refresh token of it is where the user did not put it: with a thief, or in a planted cookie. */
  isCopied: boolean
  readonly family: TokenFamily
}

export interface ServerRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams | null
}

export interface ServerAnswer {
  readonly status: number
  readonly code?: string
  readonly body: object
  readonly text?: string
  /** The nonce that the next proof of a key needs. */
  readonly nonce?: string
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const HEADER = encoded({ alg: 'ES256', typ: 'JWT', kid: 'k' })

/** Roles with which no access token, hardly any, and every one fits into a cookie. */
const ROLES = [3_200, 2_900, 2_000].map((length) => 'r'.repeat(length))

/** The public URL of the service. */
export const API = 'https://api.test/api/v1'

const refusal = (status: number, code: string, message: string): ServerAnswer => ({
  status,
  code,
  body: { code, error: message },
})

interface RefreshOptions {
  readonly refreshToken: string
  readonly rotates?: boolean
  readonly binds?: boolean
}

/** The path that refreshes a session and binds it to a key. */
export const BIND = '/latchkey/sessions/current/bind'

const withoutRefreshToken = ({ body, ...answer }: ServerAnswer): ServerAnswer => {
  const { refresh_token: _, ...others } = body as { refresh_token?: string }
  return { ...answer, body: others }
}

const endedSession = refusal(401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'Refresh token not found.')

/**
 * The service, whose state is the reference for all rules. An access token is valid until it expires, even
 * if its session has ended, as with a service that checks signatures only.
 */
export class ServerModel {
  readonly sessions = new Map<string, Session>()
  readonly #refreshTokens = new Map<string, Session>()
  readonly #codes = new Map<string, { readonly user: string; readonly challenge: string }>()
  readonly #tools = new Map<string, { session?: Session; isUsed: boolean }>()
  /** Teams of each user. */
  readonly #proofs = new ProofVerifier()
  readonly #teams = new Map<string, readonly object[]>()
  /** How often each user was renamed. */
  readonly #names = new Map<string, number>()
  readonly #accessTokens = new Map<string, { session: Session; expiresAt: number }>()
  /** How often each action that must run only once has run. */
  readonly done = new Map<string, number>()
  #count = 0

  constructor(
    readonly rotation: Rotation,
    /** The clock of the service, in milliseconds. */
    readonly clock: () => number,
    /** Receives a session that ended because an old refresh token was used. */
    readonly onReuse: (session: Session) => void,
  ) {}

  /** Returns the session of a token. */
  sessionOf(token: string | null | undefined): Session | undefined {
    if (!token) return undefined
    return this.#refreshTokens.get(token) ?? this.#accessTokens.get(token)?.session
  }

  signIn(user: string) {
    const id = `s${++this.#count}`
    const refreshToken = this.#nextRefreshToken(id)
    const family = new TokenFamily(refreshToken)
    const session: Session = { id, user, ended: undefined, isCopied: false, family }
    this.sessions.set(id, session)
    this.#refreshTokens.set(refreshToken, session)
    return { access_token: this.#accessToken(session), refresh_token: refreshToken }
  }

  /** Ends every session of a user from another device. */
  endElsewhere(user: string): void {
    for (const session of this.sessions.values())
      if (session.user === user) session.ended ??= 'elsewhere'
  }

  /** Creates the code of a user who agrees to a sign-in with a provider. */
  authorize(user: string, challenge: string): string {
    const code = `code${++this.#count}`
    this.#codes.set(code, { user, challenge })
    return code
  }

  /** Returns how often a user was renamed. */
  namesOf(user: string): number {
    return this.#names.get(user) ?? 0
  }

  teamsOf(user: string): readonly object[] {
    return this.#teams.get(user) ?? []
  }

  answer(request: ServerRequest): ServerAnswer {
    const { path, method } = request
    if (path === '/auth/oauth/token') {
      // A server of the app passes the text of the form on.
      const form = new URLSearchParams(request.body ?? '')
      return form.has('code') ? this.#exchange(form) : this.#refreshAtTokenEndpoint(form, request)
    }
    const refreshToken = request.headers['x-stack-refresh-token'] ?? ''
    if (path === '/auth/sessions/current/refresh')
      return withoutRefreshToken(this.#refresh(request, { refreshToken }))
    if (path === BIND) return this.#refresh(request, { refreshToken, binds: true })
    const body = request.body ? (JSON.parse(String(request.body)) as Record<string, string>) : {}
    if (path === '/auth/password/sign-in')
      return { status: 200, body: { ...this.signIn(body['email']!.split('@')[0]!), user_id: 'u' } }
    if (path === '/auth/cli') return this.#beginTool()
    if (path === '/auth/cli/complete') return this.#confirmTool(body)
    if (path === '/auth/cli/poll') return this.#pollTool(body['polling_code']!)
    const accessToken = request.headers['x-stack-access-token']
    if (!accessToken) return refusal(401, 'USER_AUTHENTICATION_REQUIRED', 'Sign in.')
    const access = this.#accessTokens.get(accessToken)
    if (!access) return refusal(401, 'UNPARSABLE_ACCESS_TOKEN', 'This is no access token.')
    if (access.expiresAt <= this.clock())
      return refusal(401, 'ACCESS_TOKEN_EXPIRED', 'Access token has expired.')
    const { session } = access
    if (path === '/auth/sessions/current') {
      session.ended ??= 'sign-out'
      return { status: 200, body: { success: true } }
    }
    if (method === 'PATCH') this.#names.set(session.user, this.namesOf(session.user) + 1)
    if (path.startsWith('/teams')) return this.#answerTeams(session.user, body['display_name'])
    if (method === 'POST') this.#countDone(body['id']!)
    if (path === '/users/me')
      return { status: 200, body: userBody(session.user, this.namesOf(session.user)) }
    return { status: 200, body: { user: session.user } }
  }

  #answerTeams(user: string, name?: string): ServerAnswer {
    const items = this.teamsOf(user)
    if (name === undefined) return { status: 200, body: { items, is_paginated: false } }
    this.#countDone(name)
    const team = { id: `team${++this.#count}`, display_name: name, profile_image_url: null }
    this.#teams.set(user, [...items, team])
    return { status: 201, body: team }
  }

  #countDone(id: string): void {
    this.done.set(id, (this.done.get(id) ?? 0) + 1)
  }

  #exchange(form: URLSearchParams): ServerAnswer {
    const code = form.get('code')!
    this.#countDone(code)
    const authorization = this.#codes.get(code)
    this.#codes.delete(code)
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (authorization?.challenge !== challenge)
      return { status: 400, body: { error: 'invalid_grant' } }
    return { status: 200, body: { ...this.signIn(authorization.user), is_new_user: false } }
  }

  #beginTool(): ServerAnswer {
    const code = `tool${++this.#count}`
    this.#tools.set(code, { isUsed: false })
    return { status: 200, body: { polling_code: code, login_code: code, expires_at: '' } }
  }

  /** The tool gets the current token of the session of the page. */
  #confirmTool({ login_code = '', refresh_token = '' }: Record<string, string>): ServerAnswer {
    const tool = this.#tools.get(login_code)
    const session = this.#refreshTokens.get(refresh_token)
    if (!session || session.ended || !session.family.isUsable(refresh_token, this.clock()))
      return endedSession
    if (session.family.isBound)
      return refusal(403, 'SESSION_BOUND_TO_DEVICE', 'This session is bound to its device.')
    if (!tool || tool.session) return { status: 400, body: {}, text: 'This login code is used.' }
    session.family.share()
    tool.session = session
    return { status: 200, body: { success: true } }
  }

  #pollTool(code: string): ServerAnswer {
    const tool = this.#tools.get(code)
    if (!tool?.session) return { status: 200, body: { status: 'waiting' } }
    if (tool.isUsed) return { status: 200, body: { status: 'used' } }
    tool.isUsed = true
    const refresh_token = tool.session.family.current
    return { status: 201, body: { status: 'success', refresh_token } }
  }

  #refreshAtTokenEndpoint(form: URLSearchParams, request: ServerRequest): ServerAnswer {
    const isAnnounced = form.get('refresh_token_rotation') === 'accepted'
    const rotates = this.rotation === 'announced' && isAnnounced
    return this.#refresh(request, { refreshToken: form.get('refresh_token') ?? '', rotates })
  }

  #refresh(
    request: ServerRequest,
    { refreshToken, rotates = false, binds = false }: RefreshOptions,
  ): ServerAnswer {
    const session = this.#refreshTokens.get(refreshToken)
    if (!session || session.ended) return endedSession
    const now = this.clock()
    const verified = binds || session.family.isBound ? this.#provenKey(request, now) : undefined
    if (verified && 'error' in verified) {
      const { error, nonce } = verified
      return { status: 400, body: { error }, ...(nonce && { nonce }) }
    }
    const {
      effect,
      accessToken: access_token,
      refreshToken: next,
    } = session.family.refresh({
      ...{ refreshToken, rotates, binds, key: verified?.key, now },
      signAccessToken: () => this.#accessToken(session),
      createToken: () => this.#nextRefreshToken(session.id),
    })
    if (effect === 'none') return endedSession
    if (effect === 'ends-session') {
      session.ended = 'reuse'
      this.onReuse(session)
      return endedSession
    }
    if (next === undefined) return { status: 200, body: { access_token } }
    this.#refreshTokens.set(next, session)
    return { status: 200, body: { access_token, refresh_token: next } }
  }

  /** Returns the key that a request proves to have; undefined without a proof. */
  #provenKey({ method, path, headers }: ServerRequest, now: number): Verified | undefined {
    const { dpop } = headers
    return dpop === undefined
      ? undefined
      : this.#proofs.verify(dpop, { method, url: API + path }, now)
  }

  #nextRefreshToken(sessionId: string): string {
    return `rt_${sessionId}_${++this.#count}`
  }

  /** No access token of every third session fits into a cookie. */
  #rolesOf({ id }: Session): string | undefined {
    return ROLES[Number(id.slice(1)) % ROLES.length]
  }

  #accessToken(session: Session): string {
    const iat = Math.floor(this.clock() / 1000)
    const number = ++this.#count
    const claims = {
      ...{ sub: session.user, refreshTokenId: session.id, iat, exp: iat + ACCESS_SECONDS },
      // Access tokens of this user may be too large for a cookie.
      ...(session.user === 'eve' && { roles: this.#rolesOf(session) }),
    }
    const access_token = `${HEADER}.${encoded(claims)}.at${number}`
    this.#accessTokens.set(access_token, { session, expiresAt: (iat + ACCESS_SECONDS) * 1000 })
    return access_token
  }
}

const userBody = (id: string, names: number) => ({
  id,
  primary_email: `${id}@example.com`,
  primary_email_verified: true,
  display_name: String(names),
  client_metadata: null,
  client_read_only_metadata: null,
  profile_image_url: null,
  signed_up_at_millis: 0,
  has_password: true,
  auth_with_email: true,
  oauth_providers: [],
  selected_team_id: null,
  selected_team: null,
  requires_totp_mfa: false,
  otp_auth_enabled: false,
  passkey_auth_enabled: false,
  is_anonymous: false,
})
