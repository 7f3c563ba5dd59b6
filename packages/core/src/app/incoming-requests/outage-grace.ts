import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { listEndedSessions } from '@latchkey/contract/routes/ended-sessions'
import type { Client } from '../../client/client.js'
import { isFromService, isOutage } from '../../errors/transport-error.js'
import { elapsedMillis, type Moment, momentOf } from '../../platform/clock.js'
import { joinTask } from '../../platform/task-runner.js'
import type { Timer } from '../../platform/platform.js'
import { type AccessTokenClaims, isForProject } from './verify-access-token.js'

/** Tokens that live longer are not accepted: their session may have ended before the sessions that are listed. */
const MAX_LIFETIME_SECONDS = 3_600

/** How often the ended sessions are listed. */
const POLL_MILLIS = 30_000
/** The shortest time between two lists that requests with an expired token ask for. */
const RECHECK_MILLIS = 2_000
/** Each list includes what an earlier one may have missed: ends that were written late. */
const OVERLAP_MILLIS = 60_000
/**
 * After a longer gap between the last list and the outage, or in the outage itself, more sessions may have ended than are
 * known: the service may have responded meanwhile.
 */
const MAX_GAP_MILLIS = 90_000

const REQUEST_OPTIONS = {
  tokens: 'none',
  timeoutMillis: 5_000,
  maxAttempts: 1,
  isProbe: true,
} as const

/**
 * Accepts access tokens that expired not long ago, while this server cannot reach the service, except for those of sessions
 * that have ended. It lists the ended sessions every half a minute; the same request tells whether the service is out of
 * reach, so that no caller can claim it.
 */
export class OutageGrace {
  readonly #client: Client
  readonly #graceMillis: number
  /** When each ended session was listed, by its ID. */
  readonly #ended = new Map<string, Moment>()
  #listedAt: Moment | undefined
  #triedAt: Moment | undefined
  #listing: Promise<void> | undefined
  /** Present while the service is out of reach: the longest time without a question, and when the last one failed. */
  #outage: { readonly gapMillis: number; readonly failedAt: Moment } | undefined
  #timer: Timer | undefined
  #isDisposed = false
  #hasReported = false

  /** @param graceSeconds how long ago a token may have expired */
  constructor(client: Client, graceSeconds: number) {
    this.#client = client
    this.#graceMillis = graceSeconds * 1000
    client.onDispose(() => {
      this.#isDisposed = true
      client.platform.timers.clear(this.#timer)
    })
    void this.#poll()
  }

  /** Resolves to whether an expired token is accepted, whose signature was verified. */
  async accepts(claims: AccessTokenClaims): Promise<boolean> {
    const { exp, iat, auth_time: authTime, refreshTokenId } = claims
    const { platform, settings } = this.#client
    const isInTime = exp * 1000 + this.#graceMillis > platform.clock.wall()
    if (!isInTime || exp - iat > MAX_LIFETIME_SECONDS) return false
    // Without a sign-in of the user, someone else acts for the user: such a session ends by itself, and is not listed then.
    if (authTime === undefined) return false
    // The verification of an expired token ends before it compares the project.
    if (!isForProject(claims, settings.projectId)) return false
    await this.#recheck()
    const { gapMillis } = this.#outage ?? { gapMillis: Infinity }
    return (
      gapMillis <= MAX_GAP_MILLIS && typeof refreshTokenId === 'string' && !this.hasEnded(claims)
    )
  }

  /** Whether the session of a token is known to have ended. */
  hasEnded({ refreshTokenId }: AccessTokenClaims): boolean {
    return this.#ended.has(String(refreshTokenId))
  }

  /**
   * Lists the ended sessions unless that was tried just before. Waits for it only while no outage is known: that of a process
   * that was frozen may have ended.
   */
  async #recheck(): Promise<void> {
    if (this.#triedAt === undefined || this.#since(this.#triedAt) >= RECHECK_MILLIS)
      void this.#list()
    const isKnown =
      this.#outage !== undefined && this.#since(this.#outage.failedAt) <= MAX_GAP_MILLIS
    if (!isKnown) await this.#untilListed()
  }

  /** Waits for a list in progress. One that was canceled together with the request of another caller starts again. */
  async #untilListed(): Promise<void> {
    const listing = this.#listing
    if (!listing) return
    await joinTask(this.#client.tasks, listing, () => {
      if (this.#listing === listing) this.#listing = undefined
      return this.#list()
    })
  }

  async #poll(): Promise<void> {
    await this.#list()
    if (this.#isDisposed) return
    const { timers, random } = this.#client.platform
    const millis = POLL_MILLIS * (0.8 + 0.4 * random())
    this.#timer = timers.set(() => void this.#poll(), millis, true)
  }

  /** Lists the ended sessions, or joins a list in progress. Never rejects. */
  #list(): Promise<void> {
    if (this.#listing) return this.#listing
    const listing = this.#listOnce()
      .catch((error: unknown) => this.#recordFailure(error))
      .finally(() => {
        if (this.#listing === listing) this.#listing = undefined
      })
    this.#listing = listing
    return listing
  }

  async #listOnce(): Promise<void> {
    const now = momentOf(this.#client.platform.clock)
    this.#triedAt = now
    const windowMillis = this.#graceMillis + MAX_LIFETIME_SECONDS * 1000
    const sinceMillis = this.#listedAt === undefined ? Infinity : this.#since(this.#listedAt)
    const withinMillis = Math.ceil(Math.min(sinceMillis + OVERLAP_MILLIS, windowMillis))
    let cursor: string | undefined
    do {
      const query = { withinMillis, cursor }
      const page = await this.#client.http.request(listEndedSessions, { query }, REQUEST_OPTIONS)
      for (const { id } of page.items) this.#ended.set(id, now)
      cursor = page.pagination.nextCursor ?? undefined
    } while (cursor !== undefined)
    for (const [id, listedAt] of this.#ended)
      if (this.#since(listedAt) > windowMillis) this.#ended.delete(id)
    this.#listedAt = now
    this.#outage = undefined
  }

  #recordFailure(error: unknown): void {
    if (isOutOfReach(error)) {
      const { gapMillis, failedAt } = this.#outage ?? { gapMillis: 0, failedAt: this.#listedAt }
      const sinceMillis = failedAt === undefined ? Infinity : this.#since(failedAt)
      const now = momentOf(this.#client.platform.clock)
      this.#outage = { gapMillis: Math.max(gapMillis, sinceMillis), failedAt: now }
      return
    }
    this.#outage = undefined
    // The service has rejected the request, such as one of an earlier version.
    if (!this.#hasReported && !this.#isDisposed) this.#client.platform.report(error)
    this.#hasReported = true
  }

  #since(moment: Moment): number {
    return elapsedMillis(moment, momentOf(this.#client.platform.clock))
  }
}

/** A response of the service itself, such as 500, comes from a service that can end sessions. */
const isOutOfReach = (error: unknown): boolean =>
  isOutage(error) && !(isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && isFromService(error.status))
