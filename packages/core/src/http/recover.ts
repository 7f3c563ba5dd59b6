import { isOpen, sparingly } from './circuit.js'
import { explainLoss, type LostAttempt } from './diagnostics.js'
import { transportError, type UnexpectedResponseError } from './errors.js'
import type { CallOptions, Http, Outcome, Sending } from './http.js'
import { LONGEST_REFRESH_MILLIS } from './limits.js'
import { rateLimited } from './read-refusal.js'
import { type Reading, readResponse } from './read-response.js'
import { afterFailure, type Failure, isIdempotent } from './retry.js'
import { timeLeft } from './time-left.js'

/**
 * Goes on after a first attempt that was no plain success: reads what was answered, makes every further
 * attempt that the rules allow, and throws the error of the last one.
 *
 * @see spec, sections 8 and 9; security rules, 2.1 (HT, RT)
 */
export function recover(sending: Sending, first?: Outcome): Promise<object> {
  const { http, request, options } = sending
  const { attempts: most } = options
  const ask = async (attempts = most) =>
    insist(sending, first ?? (await sending.attempt()), attempts)
  if (request.method !== 'GET') return ask()
  const asking = { most, isMade: !!first, isTrouble, pauseMillis: 0 }
  return sparingly(http.platform, http.circuit, ask, asking)
}

/** What the next one to read would meet as well. A service that has had enough says until when. */
const isTrouble = (error: unknown) =>
  /^(Network|Timeout|UnexpectedResponse)Error$/.test((error as Error).name)

async function insist(sending: Sending, first: Outcome, most = Infinity): Promise<object> {
  const { http, request, options, isOwn } = sending
  assertPublishable(http)
  const { platform } = http
  const { idempotent = isIdempotent(request.method) } = options
  const losses: LostAttempt[] = []
  const leftAfter = timeLeft(sending)
  let { begun } = sending
  let canRenewToken = isOwn
  let outcome = first

  for (let number = 1; ; number++) {
    const reading = await read(sending, outcome)
    if ('value' in reading) return reading.value
    const isLost = 'loss' in reading
    if (isLost) losses.unshift(reading.loss)
    const failure = isLost
      ? lost
      : (reading.failure ??
        unreadable(reading.error, options, losses.length || outcome.answer?.knownError))
    // Nothing is left to be deleted: the answer that was lost was the one of a success.
    if (
      request.method === 'DELETE' &&
      losses.length &&
      outcome.answer?.knownError?.endsWith('_NOT_FOUND')
    )
      return {}
    const isRefused = isOwn && failure?.why === 'access-token'
    const { accessToken } = outcome.tokens
    if (isRefused && accessToken) http.rejected(accessToken)
    const next =
      failure && number < most
        ? afterFailure(failure, { number, idempotent, canRenewToken }, platform.random())
        : 'stop'
    const fail = async () => (isLost ? lossOf(sending, losses) : reading.error)
    if (!failure || next === 'stop') throw await fail()
    const left = leftAfter(begun, next.wait)
    if (left < 0) throw await fail()
    if (isRefused) canRenewToken = false
    http.tell?.(sending, { why: failure.why, wait: next.wait })
    if (next.wait) await pause(sending, failure, next.wait)
    if (options.isStale?.()) throw new Error('There is no need to ask any more.')
    // Others have tried often enough meanwhile.
    if (request.method === 'GET' && isOpen(http.circuit, platform))
      throw http.circuit.trouble?.error
    begun = platform.clock.monotonic()
    if (!(await hasTokens(sending, left))) throw await fail()
    outcome = await sending.attempt()
  }
}

/**
 * Waits for the tokens of the next attempt, which would wait as long as a refresh takes: here only as long as
 * there is time. Resolves to whether they came.
 */
async function hasTokens({ http, isOwn, within }: Sending, left: number): Promise<unknown> {
  if (!isOwn || left >= LONGEST_REFRESH_MILLIS) return true
  return within<unknown>(
    () => http.tokens(),
    left,
    () => false,
  )
}

/** Waiting is work that never ends, unless a person will not wait. */
const pause = ({ http, request, within }: Sending, { why }: Failure, millis: number) => {
  const { clock } = http.platform
  const until = clock.monotonic() + millis
  // A read may go on beside what a person waits for.
  const tell = why === 'rate-limit' && request.method !== 'GET' ? http.waiting : undefined
  const work = () =>
    new Promise<undefined>((_, reject) => {
      const cancel = () => reject(rateLimited(request, until - clock.monotonic()))
      tell?.({ millis, cancel })
    })
  return within(work, millis, () => tell?.(null))
}

/** A gateway answers with a higher status than this one, in place of a service that is not there. */
const LAST_OF_ITS_OWN = 501

const lost: Failure = { why: 'network' }

/**
 * To who may ask again, an answer that cannot be read is a lost one: a token that was traded, and whose
 * successor never came, is dead soon (RFC 9700, section 4.14.2).
 *
 * @param isUnsure what came is no success, but the service may have acted
 */
const unreadable = (error: Error, { idempotent }: CallOptions, isUnsure: unknown) => {
  const { name, status } = error as Partial<UnexpectedResponseError>
  return idempotent && name === 'UnexpectedResponseError' && (status === 200 || isUnsure)
    ? lost
    : undefined
}

async function read(
  { http, request, options }: Sending,
  outcome: Outcome,
): Promise<Reading | { readonly loss: LostAttempt }> {
  const { answer, loss = {} } = outcome
  if (answer) {
    if (answer.status <= LAST_OF_ITS_OWN) http.circuit.trouble = undefined
    return readResponse(answer, request, !!options.onAnswer)
  }
  assertHeaders(http, outcome)
  const isLate = !('thrown' in loss)
  const thrown = isLate ? new Error('No whole answer came in time.') : loss.thrown
  return { loss: { thrown, isLate } }
}

/**
 * A value that no header can hold is no lost connection, and asking again would not help.
 *
 * @throws TypeError that names the header, never its value (the runtime's own message repeats it)
 */
function assertHeaders({ extraRequestHeaders, projectHeaders }: Http, { tokens }: Outcome): void {
  const given = { ...extraRequestHeaders, ...projectHeaders(), ...tokens }
  for (const [name, value] of Object.entries(given)) {
    try {
      new Headers([[name, value ?? '']])
    } catch {
      throw new TypeError(`The request header ${name} holds what no header may.`)
    }
  }
}

/**
 * What is secret and was taken for publishable works nowhere, and is there for everybody who sees the page.
 *
 * @throws TypeError that does not repeat it
 * @see security rules, 2.1 (SK05)
 */
function assertPublishable({ projectHeaders }: Http): void {
  if (/^s[sa]k_/.test(projectHeaders().publishableClientKey ?? ''))
    throw new TypeError(
      'publishableClientKey was given a secret key: revoke it, and pass the other.',
    )
}

async function lossOf(sending: Sending, losses: readonly LostAttempt[]): Promise<Error> {
  const { http, request } = sending
  if (http.platform.isOnline()) return explainLoss(sending, losses)
  const message = `Failed to send request ${request.method} ${request.path}. Please check your internet connection.`
  return transportError('NetworkError', message, request, { causes: [], isOffline: true })
}
