import { NETWORK_ATTEMPTS } from '@latchkey/contract/constants'
import type { Platform } from '../platform/platform.js'

/** What has gone wrong, since the service answered last. */
interface Trouble {
  readonly error: unknown
  /** Attempts that failed, one after the other. */
  readonly failures: number
  readonly isOnline: boolean
  /** When it was noted, by the monotonic clock. */
  readonly since: number
  /** Until then nobody asks again. */
  until: number
}

/** Spares a service that has trouble, for all who hold it. */
export interface Circuit {
  trouble?: Trouble | undefined
}

interface Asking {
  /** How often it is tried at most. Default: 5. */
  readonly most?: number | undefined
  /** Whether the first attempt was made before, so that it is too late to be spared. */
  readonly isMade?: boolean
  /** Whether a failure is a sign of trouble. Default: every one is. */
  readonly isTrouble?: (error: unknown) => boolean
  /** For how long nobody asks again after a failure. Default: 1 000. */
  readonly pauseMillis?: number
}

const SECOND_MILLIS = 1_000
const LONG_PAUSE_MILLIS = 30_000

type Surroundings = Pick<Platform, 'clock' | 'isOnline' | 'isPressed'>

/** Whether it is told instead of asked. A person who presses "try again" means it. */
export const isOpen = ({ trouble }: Circuit, { clock, isPressed }: Surroundings) =>
  !!trouble && clock.monotonic() < trouble.until && !isPressed?.()

/**
 * Asks, unless that has just failed: then whoever asks is told of that failure again. For 30 s so after
 * five failed attempts in a row, and then one attempt is made for all, not five. A person who has just
 * pressed something is never told so; a device that has just got or lost its connection begins anew.
 * Who fails side by side fails for one reason, and counts once.
 *
 * @param ask is given how often it may try
 * @see security rules, RT11 and RT12
 */
export async function sparingly<T>(
  platform: Surroundings,
  circuit: Circuit,
  ask: (attempts: number) => Promise<T>,
  {
    most = NETWORK_ATTEMPTS,
    isMade,
    isTrouble = () => true,
    pauseMillis = SECOND_MILLIS,
  }: Asking = {},
): Promise<T> {
  const { clock, isOnline } = platform
  const known = () =>
    circuit.trouble?.isOnline === isOnline() ? circuit.trouble : (circuit.trouble = undefined)
  const trouble = isMade ? undefined : known()
  if (trouble && isOpen(circuit, platform)) throw trouble.error
  const isLong = trouble && trouble.failures >= NETWORK_ATTEMPTS
  if (isLong) trouble.until = clock.monotonic() + LONG_PAUSE_MILLIS
  const attempts = isLong ? 1 : most
  try {
    const answer = await ask(attempts)
    circuit.trouble = undefined
    return answer
  } catch (error) {
    const since = clock.monotonic()
    const before = known()
    if (isTrouble(error) && !(before && since < before.since + SECOND_MILLIS)) {
      // Of these, it was tried as often as it may be; of any other it was told at once.
      const isExhausted = /^(Network|Timeout|RateLimited)Error$/.test((error as Error).name)
      const failures = (before?.failures ?? 0) + (isExhausted ? attempts : 1)
      const pause = failures < NETWORK_ATTEMPTS ? pauseMillis : LONG_PAUSE_MILLIS
      circuit.trouble = { error, failures, isOnline: isOnline(), since, until: since + pause }
    }
    throw error
  }
}
