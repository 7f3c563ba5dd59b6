import type { Sending, Told } from '../http/http.js'
import { debug as print } from '../platform/debug.js'
import type { Platform } from '../platform/platform.js'
import type { Refused } from '../resources/context.js'
import type { SessionState } from '../session/state.js'
import type { ClientAppOptions } from './options.js'

interface OfRequest {
  readonly method: string
  /** The path's template, such as `/users/{user_id}`. */
  readonly path: string
  /** The attempt that has ended, counted from 1. */
  readonly attempt: number
}

/** What an app tells of itself. Nothing in it is secret: no token, no code, no address of a person. */
export type AppEvent =
  /** An attempt of a request has ended. */
  | (OfRequest & {
      readonly type: 'attempt'
      /** Null when no whole answer came. */
      readonly status: number | null
      /** The code of the error that the service answered, if it was one. */
      readonly code: string | null
    })
  /** The request will be attempted again. */
  | (OfRequest & {
      readonly type: 'retry'
      /** `rate-limit`: there were too many; `loop`: the service went round in circles (508). */
      readonly reason: 'network' | 'rate-limit' | 'loop' | 'access-token'
      /** How long until then. */
      readonly waitMillis: number
    })
  /** Somebody has signed in or out, or somebody else is signed in, here or in another tab. */
  | { readonly type: 'session'; readonly status: 'active' | 'signed-out' }
  /** An address was not gone to, because it is not trusted. */
  | { readonly type: 'redirect-refused'; readonly origin: string }

/** What has happened, as the parts of an app know it. It may hold secrets; an event of it does not. */
export type Happening = [Sending, Told] | [SessionState] | [Refused]

const attempts = new WeakMap<Sending, number>()

/** Path and query may hold a code. */
function originOf(url: string): string {
  try {
    return new URL(url).origin
  } catch {
    return ''
  }
}

function eventOf([what, told]: Happening): AppEvent {
  if ('status' in what) return { type: 'session', status: what.status }
  if ('refused' in what) {
    return { type: 'redirect-refused', origin: originOf(what.refused) }
  }
  return eventOfRequest(what, told as Told)
}

function eventOfRequest(sending: Sending, told: Told): AppEvent {
  const { method, path } = sending.request
  const attempt = attempts.get(sending) ?? 1
  const ofRequest = { method, path, attempt }
  if ('wait' in told) {
    attempts.set(sending, attempt + 1)
    return { type: 'retry', ...ofRequest, reason: told.why, waitMillis: Math.round(told.wait) }
  }
  const { answer } = told
  const [code = null] = /^[A-Z_]{1,80}$/.exec(answer?.knownError ?? '') ?? []
  const status = answer ? Number(answer.actualStatus ?? answer.status) : null
  return { type: 'attempt', ...ofRequest, status, code }
}

/** Tells whoever wants to know what has happened. What they throw is reported, and stops nothing. */
export async function tell(
  { onEvent, debug }: ClientAppOptions,
  platform: Platform,
  happening: Happening,
): Promise<void> {
  const isDebugging = debug ?? platform.env('LATCHKEY_DEBUG')
  if (!onEvent && !isDebugging) return
  const event = eventOf(happening)
  if (isDebugging) (platform.debug ?? print)(event)
  try {
    await onEvent?.(event)
  } catch (error) {
    platform.report(error)
  }
}
