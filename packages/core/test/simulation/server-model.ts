/** How a service deals with refresh tokens that were used. */
export type Rotation = 'none' | 'grace'

const ACCESS_SECONDS = 60
export const GRACE_MILLIS = 30_000

export interface Session {
  readonly id: string
  readonly user: string
  /** Why the service does not honour it any more. */
  ended: 'sign-out' | 'elsewhere' | 'reuse' | undefined
  readonly refreshTokens: RefreshToken[]
  /** The trade whose answer was never made use of, where the session has ended by that. */
  lost: Trade | undefined
}

/** A refresh token that was traded for its successor. */
export interface Trade {
  readonly request: ServerRequest
  readonly at: number
}

interface RefreshToken {
  readonly text: string
  readonly session: Session
  trade: Trade | undefined
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
  readonly contentType?: string
  readonly retryAfter?: string
  readonly text?: string
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const HEADER = encoded({ alg: 'ES256', typ: 'JWT', kid: 'k' })

const refusal = (status: number, code: string, message: string): ServerAnswer => ({
  status,
  code,
  body: { code, error: message },
})

/**
 * What the service knows and answers: the truth that clients are judged by. An access token is good
 * until it expires, whatever became of its session, as it is with a service that checks signatures only.
 */
export class ServerModel {
  readonly sessions = new Map<string, Session>()
  readonly #refreshTokens = new Map<string, RefreshToken>()
  readonly #accessTokens = new Map<string, { session: Session; expiresAt: number }>()
  /** How often each thing that may be done only once was done. */
  readonly done = new Map<string, number>()
  #count = 0

  constructor(
    readonly rotation: Rotation,
    /** By the service's own clock, in milliseconds. */
    readonly clock: () => number,
  ) {}

  /** The session that a token is of. */
  sessionOf(token: string | null | undefined): Session | undefined {
    if (!token) return undefined
    return this.#refreshTokens.get(token)?.session ?? this.#accessTokens.get(token)?.session
  }

  signIn(user: string) {
    const session: Session = {
      id: `s${++this.#count}`,
      user,
      ended: undefined,
      refreshTokens: [],
      lost: undefined,
    }
    this.sessions.set(session.id, session)
    return this.#tokens(session, this.#refreshToken(session))
  }

  /** Somebody ends every session of a user from another place. */
  endElsewhere(user: string): void {
    for (const session of this.sessions.values())
      if (session.user === user) session.ended ??= 'elsewhere'
  }

  answer(request: ServerRequest): ServerAnswer {
    const { path, method } = request
    if (path === '/auth/oauth/token') return this.#refresh(request)
    const body = request.body ? (JSON.parse(String(request.body)) as Record<string, string>) : {}
    if (path === '/auth/password/sign-in')
      return { status: 200, body: { ...this.signIn(body['email']!.split('@')[0]!), user_id: 'u' } }
    const access = this.#accessTokens.get(request.headers['x-stack-access-token'] ?? '')
    if (!access) return refusal(401, 'USER_AUTHENTICATION_REQUIRED', 'Sign in.')
    if (access.expiresAt <= this.clock())
      return refusal(401, 'ACCESS_TOKEN_EXPIRED', 'Access token has expired.')
    const { session } = access
    if (path === '/auth/sessions/current') {
      session.ended ??= 'sign-out'
      return { status: 200, body: { success: true } }
    }
    if (method === 'POST') this.done.set(body['id']!, (this.done.get(body['id']!) ?? 0) + 1)
    if (path === '/users/me') return { status: 200, body: userBody(session.user) }
    return { status: 200, body: { user: session.user } }
  }

  #refresh(request: ServerRequest): ServerAnswer {
    const form = request.body as URLSearchParams
    const token = this.#refreshTokens.get(form.get('refresh_token') ?? '')
    const dead = refusal(401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'Refresh token not found.')
    if (!token || token.session.ended) return dead
    if (this.rotation === 'none') return { status: 200, body: this.#tokens(token.session, token) }
    token.trade ??= { request, at: this.clock() }
    if (this.clock() - token.trade.at > GRACE_MILLIS) {
      token.session.ended = 'reuse'
      token.session.lost = token.trade
      return dead
    }
    const { refreshTokens } = token.session
    const next =
      refreshTokens[refreshTokens.indexOf(token) + 1] ?? this.#refreshToken(token.session)
    return { status: 200, body: this.#tokens(token.session, next) }
  }

  #refreshToken(session: Session): RefreshToken {
    const text = `rt_${session.id}_${++this.#count}`
    const token = { text, session, trade: undefined }
    session.refreshTokens.push(token)
    this.#refreshTokens.set(text, token)
    return token
  }

  #tokens(session: Session, refreshToken: RefreshToken) {
    const iat = Math.floor(this.clock() / 1000)
    const claims = { sub: session.user, refreshTokenId: session.id, iat, exp: iat + ACCESS_SECONDS }
    const access_token = `${HEADER}.${encoded(claims)}.at${++this.#count}`
    this.#accessTokens.set(access_token, { session, expiresAt: (iat + ACCESS_SECONDS) * 1000 })
    return { access_token, refresh_token: refreshToken.text }
  }
}

const userBody = (id: string) => ({
  id,
  primary_email: `${id}@example.com`,
  primary_email_verified: true,
  display_name: id,
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
