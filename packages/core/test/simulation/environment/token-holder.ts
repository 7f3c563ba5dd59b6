import { drawFrom } from '../random.js'
import type { Actor } from '../scheduler.js'
import type { World } from '../world.js'
import type { Session } from './server-model.js'

export interface TokenHolderOptions {
  readonly name: 'thief' | 'tool'
  readonly session: Session
  readonly refreshToken: string
  /** Whether it announces that it stores another refresh token. It stores what it receives in any case. */
  readonly rotates: boolean
  /** Limits of its pauses between two refreshes, in milliseconds. */
  readonly pause: readonly [low: number, high: number]
}

/** A second party that has a refresh token of a browser: a command-line tool of the user, or a thief. */
export class TokenHolder implements Actor {
  readonly name: string
  readonly frozenUntil = 0
  readonly isGone = false
  readonly session: Session
  /** Whether the service has rejected its token. */
  isLockedOut = false
  #refreshToken: string

  constructor(
    readonly world: World,
    readonly options: TokenHolderOptions,
  ) {
    this.name = options.name
    this.session = options.session
    this.#refreshToken = options.refreshToken
  }

  /** Refreshes again and again, until the service rejects the token. */
  start(): void {
    const { scheduler, config } = this.world
    const draw = drawFrom(config.seed, `${this.name} of ${this.#refreshToken}`)
    const next = () =>
      scheduler.after(draw.between(...this.options.pause), 'refreshes its token', () => {
        this.refresh()
        if (!this.isLockedOut) next()
      })
    next()
  }

  /** Refreshes once. */
  refresh(): void {
    const { rotates } = this.options
    const { status, body } = this.world.server.answer({
      method: 'POST',
      path: '/auth/oauth/token',
      headers: {},
      body: new URLSearchParams({
        refresh_token: this.#refreshToken,
        ...(rotates && { refresh_token_rotation: 'accepted' }),
      }),
    })
    if (status !== 200) this.isLockedOut = true
    else if (this.session.family.isBound)
      this.world.reportViolation(
        'TH',
        `a ${this.name} refreshes ${this.session.id} without its key`,
      )
    const { refresh_token } = body as { refresh_token?: string }
    if (refresh_token) this.#refreshToken = refresh_token
  }
}
