import type { Draw } from '../../../core/test/simulation/random.js'
import type {
  ServerAnswer,
  ServerRequest,
} from '../../../core/test/simulation/environment/server-model.js'
import type { World } from '../../../core/test/simulation/world.js'
import { ok, PROBE, refusal } from './answers.js'
import { OwnAccounts } from './own-accounts.js'

/** The code that the authenticator app of a user shows. */
export const DIGITS = '314159'
/** The user with a second factor. */
const MFA_USER = 'cyd'
const ATTEMPT_MILLIS = 300_000
const RESEND_COOLDOWN_MILLIS = 60_000
const MAX_ATTEMPTS = 20
const NONCE_LENGTH = 39
/** Sign-ins that the browser of the session simulation treats as a password sign-in. */
const SIGN_IN_PATHS = /^\/auth\/(password\/sign-up|otp\/sign-in|mfa\/sign-in)$/

const userOf = (email: string) => email.split('@')[0]!

export interface Email {
  readonly to: string
  readonly code: string
  readonly link: string
}

interface Code {
  readonly kind: 'sign-in' | 'verify' | 'second-factor'
  readonly user: string
  readonly createdAt: number
  until: number
  isUsed: boolean
  attempts: number
}

type Body = Readonly<Record<string, string>>

const projectWith = (credential_enabled: boolean) => ({
  id: 'p',
  display_name: 'Tide Tables',
  config: {
    sign_up_enabled: true,
    credential_enabled,
    magic_link_enabled: true,
    passkey_enabled: false,
    client_team_creation_enabled: false,
    client_user_deletion_enabled: false,
    allow_user_api_keys: false,
    allow_team_api_keys: false,
    enabled_oauth_providers: [{ id: 'github' }],
  },
})

/** The requests of hosted pages that the session simulation does not model. */
export class Accounts {
  readonly emails: Email[] = []
  readonly users = new Set(['ada', 'bob', MFA_USER])
  /** The users with an unverified address. */
  readonly unverified = new Set<string>()
  /** The account settings of all users. */
  readonly own: OwnAccounts
  readonly #project: object
  readonly #codes = new Map<string, Code>()
  #count = 0

  constructor(
    readonly world: World,
    readonly draw: Draw,
    hasPasswords: boolean,
  ) {
    const { server, browser } = world
    // Without passwords, every user signs in with an email.
    this.#project = projectWith(hasPasswords)
    this.own = new OwnAccounts(world, (user) => !this.unverified.has(user))
    const answer = server.answer.bind(server)
    server.answer = (request) => this.#answer(request, answer)
    const onResponse = browser.onResponse.bind(browser)
    browser.onResponse = (request, serverAnswer) => {
      const path = SIGN_IN_PATHS.test(request.path) ? '/auth/password/sign-in' : request.path
      onResponse({ ...request, path }, serverAnswer)
    }
  }

  /** The secret codes that only the recipient of an email may read. */
  get codes(): Iterable<string> {
    return this.#codes.keys()
  }

  #answer(request: ServerRequest, others: (request: ServerRequest) => ServerAnswer): ServerAnswer {
    const { path, body } = request
    const parseBody = () => JSON.parse(String(body)) as Body
    switch (path) {
      case '/projects/current':
        return ok(this.#project)
      case '/auth/password/sign-in':
        return this.#signIn(parseBody())
      case '/auth/password/sign-up':
        return this.#signUp(parseBody())
      case '/auth/password/send-reset-code':
        return ok({ success: 'An email was sent if the account exists.' })
      case '/auth/otp/send-sign-in-code':
        return this.#sendCode(parseBody())
      case '/auth/otp/sign-in/check-code':
        return this.#checkCode(parseBody(), 'sign-in') ?? ok({ is_code_valid: true })
      case '/contact-channels/verify/check-code':
        return this.#checkCode(parseBody(), 'verify') ?? ok({ is_code_valid: true })
      case '/auth/otp/sign-in':
        return (
          this.#useCode(parseBody(), 'sign-in') ?? this.#signInByEmail(this.#userOf(parseBody()))
        )
      case '/contact-channels/verify':
        return this.#useCode(parseBody(), 'verify') ?? this.#verify(this.#userOf(parseBody()))
      case '/auth/mfa/sign-in':
        return this.#signInWithMfa(parseBody())
      case '/contact-channels/send-verification-code':
        return this.#sendVerification(parseBody(), others({ ...request, ...PROBE }))
      case '/users/me':
        return this.own.describe(request, this.#verified(others(request)))
      default:
        return this.own.answer(request, others) ?? others(request)
    }
  }

  #signIn({ email = '', password }: Body): ServerAnswer {
    const user = userOf(email)
    if (!this.users.has(user) || !this.own.isPassword(user, password))
      return refusal(400, 'EMAIL_PASSWORD_MISMATCH')
    return this.#startSession(user)
  }

  #signUp({ email = '', verification_callback_url = '' }: Body): ServerAnswer {
    const user = userOf(email)
    if (this.users.has(user)) return refusal(409, 'USER_EMAIL_ALREADY_EXISTS')
    this.users.add(user)
    this.unverified.add(user)
    this.#sendEmail(user, 'verify', verification_callback_url)
    return this.#startSession(user)
  }

  #sendCode({ email = '', callback_url = '' }: Body): ServerAnswer {
    const code = this.#sendEmail(userOf(email), 'sign-in', callback_url)
    return ok({ nonce: code.slice(-NONCE_LENGTH) })
  }

  #sendVerification({ callback_url = '' }: Body, probed: ServerAnswer): ServerAnswer {
    const { user } = probed.body as { user?: string }
    if (!user) return probed
    if (!this.unverified.has(user)) return refusal(409, 'EMAIL_ALREADY_VERIFIED')
    if (!this.#wasSentRecently(user)) this.#sendEmail(user, 'verify', callback_url)
    return ok({ success: true })
  }

  /** The service sends an address at most one verification email per minute. */
  #wasSentRecently(user: string): boolean {
    const now = this.world.server.clock()
    return [...this.#codes.values()].some(
      (code) =>
        code.user === user &&
        code.kind === 'verify' &&
        !code.isUsed &&
        code.until > now &&
        now - code.createdAt < RESEND_COOLDOWN_MILLIS,
    )
  }

  /** A newer verification code voids the older ones. */
  #voidVerificationCodes(user: string): void {
    for (const code of this.#codes.values())
      if (code.user === user && code.kind === 'verify' && !code.isUsed) code.until = -Infinity
  }

  #sendEmail(user: string, kind: Code['kind'], callback: string): string {
    if (kind === 'verify') this.#voidVerificationCodes(user)
    const code = this.#code(user, kind, Infinity)
    const link = new URL(callback)
    link.searchParams.set('code', code)
    this.emails.push({ to: user, code, link: link.href })
    return code
  }

  #code(user: string, kind: Code['kind'], until: number): string {
    const digits = String(Math.floor(100_000 + this.draw.next() * 900_000))
    const code = digits + `nonce${++this.#count}x`.padEnd(NONCE_LENGTH, 'k')
    const createdAt = this.world.server.clock()
    this.#codes.set(code, { kind, user, createdAt, until, isUsed: false, attempts: 0 })
    return code
  }

  #userOf({ code = '' }: Body): string {
    return this.#codes.get(code.toLowerCase())?.user ?? ''
  }

  /** Returns the error of a code that cannot be used, or undefined. */
  #checkCode({ code = '' }: Body, kind: Code['kind']): ServerAnswer | undefined {
    const record = this.#codes.get(code.toLowerCase())
    if (record?.kind !== kind) return refusal(404, 'VERIFICATION_CODE_NOT_FOUND')
    const attempts = record.attempts++
    if (this.world.server.clock() > record.until) return refusal(400, 'VERIFICATION_CODE_EXPIRED')
    if (record.isUsed) return refusal(409, 'VERIFICATION_CODE_ALREADY_USED')
    if (attempts >= MAX_ATTEMPTS) return refusal(400, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
    return undefined
  }

  #useCode(body: Body, kind: Code['kind']): ServerAnswer | undefined {
    const problem = this.#checkCode(body, kind)
    if (problem) return problem
    this.#codes.get(body['code']!.toLowerCase())!.isUsed = true
    return undefined
  }

  #signInWithMfa(body: Body): ServerAnswer {
    const problem = this.#checkCode(body, 'second-factor')
    if (problem) return problem
    if (body['totp'] !== DIGITS) return refusal(400, 'INVALID_TOTP_CODE')
    return this.#useCode(body, 'second-factor') ?? this.#createSession(this.#userOf(body), false)
  }

  #verify(user: string): ServerAnswer {
    this.unverified.delete(user)
    this.#voidVerificationCodes(user)
    return ok({ success: true })
  }

  /** Verifies the address, which ends the sessions and the password of an account that signed up with it. */
  #signInByEmail(user: string): ServerAnswer {
    if (this.unverified.delete(user)) {
      this.#voidVerificationCodes(user)
      this.own.endCredentials(user)
    }
    return this.#startSession(user)
  }

  #startSession(user: string): ServerAnswer {
    const isNew = !this.users.has(user)
    this.users.add(user)
    if (user !== MFA_USER) return this.#createSession(user, isNew)
    const attempt_code = this.#code(
      user,
      'second-factor',
      this.world.server.clock() + ATTEMPT_MILLIS,
    )
    return refusal(400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attempt_code })
  }

  #createSession(user: string, is_new_user: boolean): ServerAnswer {
    return ok({ ...this.world.server.signIn(user), user_id: user, is_new_user })
  }

  #verified(answer: ServerAnswer): ServerAnswer {
    const { id } = answer.body as { id?: string }
    if (id === undefined) return answer
    const primary_email_verified = !this.unverified.has(id)
    return { ...answer, body: { ...answer.body, primary_email_verified } }
  }
}
