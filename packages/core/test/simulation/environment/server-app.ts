import { ServerApp } from '../../../src/server.js'
import type { Actor } from '../scheduler.js'
import type { World } from '../world.js'

/** Opens the app of a server process. */
export function openServerApp({ scheduler, network }: World, process: ServerProcess): ServerApp {
  return new ServerApp({
    projectId: 'p',
    publishableClientKey: 'k',
    secretServerKey: 'ssk_simulated',
    baseUrl: 'https://api.test',
    platform: {
      kind: 'server',
      clock: { wall: () => 1_800_000_000_000 + scheduler.now, monotonic: () => scheduler.now },
      timers: {
        set: (callback, millis) => scheduler.after(millis, 'timer', callback, process),
        clear: (timer) => void (timer && ((timer as { isOff: boolean }).isOff = true)),
      },
      random: () => 0.5,
      randomBytes: () => new Uint8Array(0),
      fetch: network.fetchOf(process, () => true),
      cookies: undefined,
      isOnline: () => true,
      env: () => undefined,
      warn: (message) => process.check(message),
      debug: () => {},
      report: (error) => process.check(error),
    },
  })
}

/** A server process: it is never frozen and never ends. */
export class ServerProcess implements Actor {
  readonly frozenUntil = 0
  readonly isGone = false

  constructor(
    readonly world: World,
    readonly name: string,
  ) {}

  awake(from: number): number {
    return this.world.scheduler.now - from
  }

  /** Checks that an error or a warning contains no token. */
  check(value: unknown): void {
    if (/rt_s\d|\.at\d/.test(String(value)))
      this.world.reportViolation('V6', `says a token: ${String(value)}`)
  }
}
