import type {
  ServerAnswer,
  ServerRequest,
  Session,
} from '../../../core/test/simulation/environment/server-model.js'
import type { World } from '../../../core/test/simulation/world.js'
import { ok, PROBE, refusal } from './answers.js'

/** The passwords that users choose. Everyone starts with the first one. */
export const PASSWORDS = ['correct horse', 'harbour lights'] as const
export const WRONG_PASSWORD = 'battery staple'

export const addressOf = (user: string) => `${user}@example.com`
/** Returns a display name that identifies its user. */
export const nameOf = (user: string, number: number) => `${user} no. ${number}`
/** Returns the user whose address or name a page shows. */
export const userIn = (text: string) => /^(\w+)(?:@example\.com| no\. \d+)$/.exec(text)?.[1]

type Others = (request: ServerRequest) => ServerAnswer

interface Patch {
  readonly display_name?: string | null
  readonly otp_auth_enabled?: boolean
}

/** The requests of the account settings. */
export class OwnAccounts {
  readonly #names = new Map<string, string | null>()
  readonly #passwords = new Map<string, string>()
  readonly #withoutPassword = new Set<string>()
  /** The users who sign in with an email. */
  readonly #emailSignIn = new Set<string>()
  /** When each session began and was used last. */
  readonly #times = new Map<string, { readonly begun: number; used: number }>()

  constructor(
    readonly world: World,
    readonly isVerified: (user: string) => boolean,
  ) {
    const { server } = world
    const signIn = server.signIn.bind(server)
    server.signIn = (user) => {
      const tokens = signIn(user)
      const now = server.clock()
      this.#times.set(server.sessionOf(tokens.refresh_token)!.id, { begun: now, used: now })
      return tokens
    }
    // These sessions are on other devices.
    for (const user of ['ada', 'bob']) server.signIn(user)
  }

  /** The password that a user types. */
  passwordOf(user: string): string {
    return this.#passwords.get(user) ?? PASSWORDS[0]
  }

  isPassword(user: string, password: string | undefined): boolean {
    return !this.#withoutPassword.has(user) && password === this.passwordOf(user)
  }

  /** Ends the password and the sessions of a user. */
  endCredentials(user: string): void {
    this.#withoutPassword.add(user)
    this.world.server.endElsewhere(user)
  }

  nameOf(user: string): string | null {
    return this.#names.get(user) ?? null
  }

  /** Returns undefined for a request that is not one of the settings. */
  answer(request: ServerRequest, others: Others): ServerAnswer | undefined {
    const { server } = this.world
    const { method, path, body, headers } = request
    if (body instanceof URLSearchParams) this.#isUsed(server.sessionOf(body.get('refresh_token')))
    const route = `${method} ${path.split('?')[0]}`
    const of = /^(GET|DELETE) \/auth\/sessions(\/s\d+)?$|^GET \/contact-channels$|password\/update$/
    if (!of.test(route)) return undefined
    const probed = others({ ...request, ...PROBE })
    const { user } = probed.body as { user?: string }
    if (!user) return probed
    const current = server.sessionOf(headers['x-stack-access-token'])!
    if (route.startsWith('POST'))
      return this.#changePassword(current, JSON.parse(String(body)) as Record<string, string>)
    if (route.startsWith('DELETE')) return this.#end(current, route.split('/').pop()!)
    return route.endsWith('sessions') ? this.#list(current) : addresses(user, this.isVerified(user))
  }

  /** Responds with the requested user, including the user's changes. */
  describe({ method, body }: ServerRequest, answer: ServerAnswer): ServerAnswer {
    const { id } = answer.body as { id?: string }
    if (id === undefined) return answer
    if (method === 'PATCH') this.#change(id, JSON.parse(String(body)) as Patch)
    const display_name = this.nameOf(id)
    const otp_auth_enabled = this.#emailSignIn.has(id)
    return { ...answer, body: { ...answer.body, display_name, otp_auth_enabled } }
  }

  #isUsed(session: Session | undefined): void {
    const times = session && this.#times.get(session.id)
    if (times) times.used = this.world.server.clock()
  }

  #change(user: string, { display_name, otp_auth_enabled }: Patch): void {
    const named = userIn(display_name ?? '')
    if (named && named !== user)
      this.world.reportViolation('P3', `the name of ${named} is saved for ${user}`)
    if (display_name !== undefined) this.#names.set(user, display_name)
    if (otp_auth_enabled === true) this.#emailSignIn.add(user)
    if (otp_auth_enabled === false) this.#emailSignIn.delete(user)
  }

  #changePassword(current: Session, body: Readonly<Record<string, string>>): ServerAnswer {
    const { user } = current
    if (!this.isPassword(user, body['old_password']))
      return refusal(400, 'PASSWORD_CONFIRMATION_MISMATCH')
    this.#passwords.set(user, body['new_password']!)
    for (const session of this.#sessionsOf(user))
      if (session !== current) session.ended = 'elsewhere'
    return ok({ success: true })
  }

  #end(current: Session, id: string): ServerAnswer {
    const session = this.#sessionsOf(current.user).find((candidate) => candidate.id === id)
    if (!session) return { status: 404, body: {}, text: 'Session not found.' }
    if (session === current) return refusal(400, 'CANNOT_DELETE_CURRENT_SESSION')
    session.ended = 'elsewhere'
    return ok({ success: true })
  }

  #list(current: Session): ServerAnswer {
    const items = this.#sessionsOf(current.user).map(({ id, user }) => ({
      id,
      user_id: user,
      created_at: this.#times.get(id)!.begun,
      last_used_at: this.#times.get(id)!.used,
      is_impersonation: false,
      is_current_session: id === current.id,
    }))
    return ok({ items: items.reverse(), is_paginated: false })
  }

  #sessionsOf(user: string): Session[] {
    return [...this.world.server.sessions.values()].filter(
      (session) => session.user === user && !session.ended,
    )
  }
}

const addresses = (user: string, is_verified: boolean): ServerAnswer =>
  ok({
    items: [
      {
        ...{ user_id: user, id: `address of ${user}`, value: addressOf(user), type: 'email' },
        ...{ used_for_auth: true, is_verified, is_primary: true },
      },
    ],
    is_paginated: false,
  })
