import { type ErrorCode, isLatchkeyError, LatchkeyError } from '@latchkey/contract/errors/error'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { describe, expect, it, vi } from 'vitest'
import { fakeHttp } from '../../../test/fakes/fake-http.js'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import { type BreakerOptions, CircuitBreaker } from './circuit-breaker.js'

const errorOf = (code: ErrorCode) =>
  new LatchkeyError(code, { status: 0, message: code, details: {} })

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Opens a breaker of a service that fails until `recover` is called. */
function open() {
  let isOnline = true
  let hasUserActivation = false
  const device = fakePlatform({
    isOnline: () => isOnline,
    hasUserActivation: () => hasUserActivation,
  })
  const breaker = new CircuitBreaker(device.platform)
  let failure: Error | undefined = errorOf('UNEXPECTED_RESPONSE')
  const send = vi.fn(async (_maxAttempts: number) => {
    if (failure) throw failure
    return 'success'
  })
  return {
    ...device,
    breaker,
    send,
    failWith: (code: ErrorCode) => void (failure = errorOf(code)),
    recover: () => void (failure = undefined),
    goOffline: () => void (isOnline = false),
    activate: () => void (hasUserActivation = true),
    /** Resolves to the result, or to the code of the error. */
    run: (options?: BreakerOptions) =>
      breaker.run(device.tasks, send, options).catch((error: LatchkeyError) => error.code),
  }
}

/** Opens a breaker after five failed attempts in a row. */
async function openAfterFiveFailures() {
  const opened = open()
  opened.failWith('NETWORK_ERROR')
  await opened.run()
  opened.send.mockClear()
  return opened
}

describe('CircuitBreaker', () => {
  it('rejects for one second after a failure (RT12)', async () => {
    const { run, send, recover, pass } = open()
    await run()
    recover()
    expect(await run()).toBe('UNEXPECTED_RESPONSE')
    pass(1_000)
    expect(await run()).toBe('success')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('rejects for 30 s after five failures, then allows one attempt (RT11)', async () => {
    const { run, send, pass } = open()
    for (let failures = 0; failures < 5; failures += 1) {
      await run()
      pass(1_000)
    }
    await run()
    expect(send.mock.calls).toEqual([[5], [5], [5], [5], [5]])
    pass(29_000)
    await Promise.all([run(), run()])
    expect(send.mock.calls.slice(5)).toEqual([[1]])
  })

  it('sends the requests that arrived during a trial once it has succeeded (RT11)', async () => {
    const { run, send, recover, pass } = await openAfterFiveFailures()
    recover()
    pass(30_000)
    expect(await Promise.all([run(), run(), run()])).toEqual(['success', 'success', 'success'])
    expect(send.mock.calls).toEqual([[1], [5], [5]])
  })

  it('rejects the requests that arrived during a trial with the error of the trial (RT11)', async () => {
    const { run, send, failWith, pass } = await openAfterFiveFailures()
    failWith('TIMEOUT')
    pass(30_000)
    expect(await Promise.all([run(), run()])).toEqual(['TIMEOUT', 'TIMEOUT'])
    expect(send).toHaveBeenCalledOnce()
  })

  it('makes one of the requests that arrived during a trial the next trial if the trial was aborted', async () => {
    const { run, send, failWith, recover, pass } = await openAfterFiveFailures()
    failWith('SESSION_CHANGED')
    pass(30_000)
    const isFailure = (error: unknown) => !isLatchkeyError(error, 'SESSION_CHANGED')
    const trial = run({ isFailure })
    const waiting = [run(), run()]
    recover()
    expect(await trial).toBe('SESSION_CHANGED')
    expect(await Promise.all(waiting)).toEqual(['success', 'success'])
    expect(send.mock.calls).toEqual([[1], [1], [5]])
  })

  it('rejects a request that has waited 15 s for several trials that were aborted', async () => {
    const { breaker, tasks, run, send, pass } = await openAfterFiveFailures()
    pass(30_000)
    const aborts: (() => void)[] = []
    const trial = () =>
      breaker
        .run(
          tasks,
          () => new Promise((_, reject) => aborts.push(() => reject(new Error('aborted')))),
          {
            isFailure: (error) => isLatchkeyError(error),
          },
        )
        .catch(() => {})
    void trial()
    void trial()
    const waiting = run()
    await settle()
    pass(10_000)
    aborts[0]?.()
    await settle()
    expect(aborts).toHaveLength(2)
    pass(5_000)
    expect(await waiting).toBe('NETWORK_ERROR')
    expect(send).not.toHaveBeenCalled()
  })

  it('rejects a request that has waited 15 s for a trial with the last error', async () => {
    const { breaker, tasks, run, send, pass } = await openAfterFiveFailures()
    pass(30_000)
    void breaker.run(tasks, () => new Promise(() => {}))
    const waiting = run()
    await settle()
    pass(15_000)
    expect(await waiting).toBe('NETWORK_ERROR')
    expect(send).not.toHaveBeenCalled()
  })

  it('allows another trial at once if the caller of the trial aborted it', async () => {
    const { breaker, tasks, run, send, recover, pass } = await openAfterFiveFailures()
    pass(30_000)
    const aborted = breaker.run(tasks, () => Promise.reject(new Error('aborted')), {
      isFailure: (error) => error instanceof LatchkeyError,
    })
    await expect(aborted).rejects.toThrow('aborted')
    recover()
    expect(await run()).toBe('success')
    expect(send.mock.calls).toEqual([[1]])
  })

  it('allows all attempts after a success (RT11)', async () => {
    const { run, send, recover, pass } = await openAfterFiveFailures()
    recover()
    pass(30_000)
    expect(await run()).toBe('success')
    expect(await run()).toBe('success')
    expect(send.mock.calls).toEqual([[1], [5]])
  })

  it('allows all attempts after a reset', async () => {
    const { breaker, run, send } = await openAfterFiveFailures()
    expect(breaker.hasFailed).toBe(true)
    breaker.reset()
    expect(breaker.hasFailed).toBe(false)
    await run()
    expect(send.mock.calls).toEqual([[5]])
  })

  it.each(['goOffline', 'activate'] as const)(
    'allows a request at once after %s (RT11)',
    async (change) => {
      const { run, send, [change]: apply } = await openAfterFiveFailures()
      apply()
      await run()
      expect(send).toHaveBeenCalledOnce()
    },
  )

  it('counts the attempts that a request used (RT11)', async () => {
    const { run, send, failWith, pass } = open()
    failWith('TIMEOUT')
    for (let requests = 0; requests < 4; requests += 1) {
      await run({ maxAttempts: 2 })
      pass(1_000)
    }
    expect(send.mock.calls).toEqual([[2], [2], [2]])
  })

  it('counts failures at the same time once, and allows all requests without a pause (RT11)', async () => {
    const { run, send } = open()
    for (let requests = 0; requests < 9; requests += 1) await run({ pauseMillis: 0 })
    expect(send).toHaveBeenCalledTimes(9)
  })

  it('ignores errors that are no failure of the service (RT11)', async () => {
    const { run, send } = open()
    await run({ isFailure: () => false })
    await run()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is shared by the apps of a clock and service', () => {
    const { platform } = fakePlatform()
    const breaker = CircuitBreaker.forService(platform, 'https://a.example')
    expect(CircuitBreaker.forService({ ...platform }, 'https://a.example')).toBe(breaker)
    expect(CircuitBreaker.forService(platform, 'https://b.example')).not.toBe(breaker)
    const other = fakePlatform().platform
    expect(CircuitBreaker.forService(other, 'https://a.example')).not.toBe(breaker)
  })
})

describe('a read of a failing service', () => {
  /** Reads from a service that is down. */
  function openReads() {
    let respond = () => Promise.resolve(new Response('down', { status: 520 }))
    const fetch = vi.fn(() => respond())
    const device = fakePlatform({ fetch })
    // Servers do not diagnose failures.
    const http = fakeHttp(device.platform, {
      headers: () => ({ accessType: 'server' }),
      tokens: {
        getTokens: () => Promise.resolve({ accessToken: 'access', refreshToken: 'refresh' }),
        rejectAccessToken() {},
      },
    })
    const disconnect = () => void (respond = () => Promise.reject(new TypeError('lost')))
    const respondWith = (next: typeof respond) => void (respond = next)
    const recover = () => respondWith(() => Promise.resolve(Response.json({ id: 'user' })))
    const read = () => http.request(readCurrentUser, {}).catch((error: LatchkeyError) => error.code)
    return { ...device, fetch, disconnect, respondWith, recover, read }
  }
  /** Opens reads after an outage: one is the trial, and another one has waited for 40 s and is to be sent again. */
  async function openTrial() {
    const reads = openReads()
    const { read, respondWith, pass } = reads
    const headers = { 'retry-after': '40' }
    respondWith(() => Promise.resolve(new Response('later', { status: 429, headers })))
    const limited = read()
    await settle()
    respondWith(() => Promise.resolve(new Response('down', { status: 520 })))
    for (let count = 0; count < 5; count += 1) {
      await read()
      pass(1_000)
    }
    pass(29_000)
    let respond = (_: Response) => {}
    respondWith(() => new Promise((resolve) => (respond = resolve)))
    const trial = read()
    await settle()
    pass(10_000)
    await settle()
    return { ...reads, limited, trial, endTrial: (response: Response) => respond(response) }
  }

  it('is not sent while a gateway responds in its place (RT11)', async () => {
    const { read, fetch, recover, pass } = openReads()
    for (let reads = 0; reads < 8; reads += 1) {
      expect(await read()).toBe('UNEXPECTED_RESPONSE')
      pass(1_000)
    }
    expect(fetch).toHaveBeenCalledTimes(5)
    recover()
    pass(30_000)
    expect(await read()).toMatchObject({ id: 'user' })
    expect(await read()).toMatchObject({ id: 'user' })
    expect(fetch).toHaveBeenCalledTimes(7)
  })

  it('makes no further attempt once other reads have failed often enough (RT11)', async () => {
    const { read, fetch, disconnect, pass } = openReads()
    disconnect()
    const early = read()
    await settle()
    pass(500)
    const late = read()
    for (let half = 0; half < 60; half += 1) {
      await settle()
      pass(500)
    }
    expect(await Promise.all([early, late])).toEqual(['NETWORK_ERROR', 'NETWORK_ERROR'])
    expect(fetch).toHaveBeenCalledTimes(9)
  })

  it('waits for a trial before its next attempt (RT11)', async () => {
    const { fetch, recover, limited, trial, endTrial } = await openTrial()
    recover()
    endTrial(Response.json({ id: 'user' }))
    expect(await Promise.all([trial, limited])).toMatchObject([{ id: 'user' }, { id: 'user' }])
    expect(fetch).toHaveBeenCalledTimes(8)
  })

  it('ends before its next attempt if a trial takes longer than 15 s', async () => {
    const { fetch, pass, limited } = await openTrial()
    pass(15_000)
    expect(await limited).toBe('UNEXPECTED_RESPONSE')
    expect(fetch).toHaveBeenCalledTimes(7)
  })

  it('requests another access token as the trial, too (RT11)', async () => {
    const { read, respondWith, recover, pass } = openReads()
    for (let reads = 0; reads < 5; reads += 1) {
      await read()
      pass(1_000)
    }
    pass(30_000)
    respondWith(() => {
      recover()
      const code = 'ACCESS_TOKEN_EXPIRED'
      const headers = { 'x-stack-known-error': code, 'x-stack-actual-status': '401' }
      return Promise.resolve(Response.json({ code, error: 'expired' }, { headers }))
    })
    expect(await read()).toMatchObject({ id: 'user' })
  })
})
