import { ServerApp } from '../../../src/server.js'
import type { Actor, Scheduler } from '../scheduler.js'
import type { Draw } from '../random.js'
import type { Caller, World } from '../world.js'

/** The process that renders pages for all users, with one app. */
export class Site implements Actor, Caller {
  readonly name = 'site'
  readonly frozenUntil = 0
  readonly isGone = false
  readonly #scheduler: Scheduler
  #app: ServerApp | undefined

  constructor(readonly world: World) {
    this.#scheduler = world.scheduler
  }

  awake(from: number): number {
    return this.#scheduler.now - from
  }

  check(value: unknown): void {
    if (/rt_s\d|\.at\d/.test(String(value)))
      this.world.reportViolation('V6', `says a token: ${String(value)}`)
  }

  /** Renders pages for several requests at the same time, each with its own cookies. */
  render(draw: Draw): void {
    const { server } = this.world
    for (let left = draw.pick([2, 3, 6]); left > 0; left--) {
      const user = draw.pick(['ada', 'bob'])
      const { refresh_token, access_token } = server.signIn(user)
      const access = encodeURIComponent(JSON.stringify([refresh_token, access_token]))
      const cookies = [`latchkey-refresh-p=${refresh_token}`]
      if (draw.chance(0.5)) cookies.push(`latchkey-access=${access}`)
      const headers = { get: (name: string) => (name === 'cookie' ? cookies.join('; ') : null) }
      const reading = this.#open().getUser({ tokenStore: { headers } })
      const rendering = reading.then((renderedUser) => {
        const isOver = server.sessionOf(refresh_token)?.ended !== undefined
        if (renderedUser?.id !== user && !(isOver && renderedUser === null))
          this.world.reportViolation('SR01', `${user} was rendered as ${renderedUser?.id}`)
      })
      this.world.follow(this, `renders for ${user}`, rendering)
    }
  }

  #open(): ServerApp {
    const { network } = this.world
    const scheduler = this.#scheduler
    return (this.#app ??= new ServerApp({
      projectId: 'p',
      publishableClientKey: 'k',
      secretServerKey: 'ssk_simulated',
      baseUrl: 'https://api.test',
      platform: {
        kind: 'server',
        clock: { wall: () => 1_800_000_000_000 + scheduler.now, monotonic: () => scheduler.now },
        timers: {
          set: (callback, millis) => scheduler.after(millis, 'timer', callback, this),
          clear: (timer) => void (timer && ((timer as { isOff: boolean }).isOff = true)),
        },
        random: () => 0.5,
        randomBytes: () => new Uint8Array(0),
        fetch: network.fetchOf(this, () => true),
        cookies: undefined,
        isOnline: () => true,
        env: () => undefined,
        warn: (message) => this.check(message),
        debug: () => {},
        report: (error) => this.check(error),
      },
    }))
  }
}
