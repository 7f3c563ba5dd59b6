import { readCurrentUser } from '@latchkey/contract/routes/users'
import { describe, expect, it, vi } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { call } from './call.js'
import { type Circuit, sparingly } from './circuit.js'

const named = (name: string) => Object.assign(new Error(name), { name })

/** Something that fails until it is told not to, on a device whose time passes when the test says so. */
function open() {
  let isOnline = true
  let isPressed = false
  const device = fakePlatform({ isOnline: () => isOnline, isPressed: () => isPressed })
  const circuit: Circuit = {}
  let failure: Error | undefined = named('UnexpectedResponseError')
  const ask = vi.fn(async (_attempts: number) => {
    if (failure) throw failure
    return 'fine'
  })
  return {
    ...device,
    ask,
    fail: (name?: string) => void (failure = name ? named(name) : undefined),
    goOffline: () => void (isOnline = false),
    press: () => void (isPressed = true),
    /** What came of it: the answer, or the error's name. */
    get: (asking?: Parameters<typeof sparingly>[3]) =>
      sparingly(device.platform, circuit, ask, asking).catch((error: Error) => error.name),
  }
}

/** Has failed five times in a row. */
async function openExhausted() {
  const asked = open()
  asked.fail('NetworkError')
  await asked.get()
  asked.ask.mockClear()
  return asked
}

describe('whoever asks for what has just failed', () => {
  it('RT12: is told of that failure for a second', async () => {
    const { get, ask, fail, pass } = open()
    await get()
    fail()
    expect(await get()).toBe('UnexpectedResponseError')
    pass(1_000)
    expect(await get()).toBe('fine')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('RT11: is told of it for 30 s after five failures, and then asks once for all', async () => {
    const { get, ask, pass } = open()
    for (let failures = 0; failures < 5; failures += 1) {
      await get()
      pass(1_000)
    }
    await get()
    expect(ask.mock.calls).toEqual([[5], [5], [5], [5], [5]])
    pass(29_000)
    await Promise.all([get(), get()])
    expect(ask.mock.calls.slice(5)).toEqual([[1]])
  })

  it('RT11: begins anew after a success', async () => {
    const { get, ask, fail, pass } = await openExhausted()
    fail()
    pass(30_000)
    expect(await get()).toBe('fine')
    expect(await get()).toBe('fine')
    expect(ask.mock.calls).toEqual([[1], [5]])
  })

  it('RT11: asks at once on a device that has lost its connection since, or when a person presses', async () => {
    for (const change of ['goOffline', 'press'] as const) {
      const { get, ask, [change]: begin } = await openExhausted()
      begin()
      await get()
      expect(ask).toHaveBeenCalledOnce()
    }
  })

  it('RT11: may try less often than five times, which counts as often', async () => {
    const { get, ask, fail, pass } = open()
    fail('TimeoutError')
    for (let calls = 0; calls < 4; calls += 1) {
      await get({ most: 2 })
      pass(1_000)
    }
    expect(ask.mock.calls).toEqual([[2], [2], [2]])
  })

  it('RT11: counts what fails side by side as one, and without a pause is not told', async () => {
    const { get, ask } = open()
    for (let calls = 0; calls < 9; calls += 1) await get({ pauseMillis: 0 })
    expect(ask).toHaveBeenCalledTimes(9)
  })

  it('RT11: is not told of what is no sign of trouble, or once it has asked already', async () => {
    const { get, ask } = open()
    await get({ isTrouble: () => false })
    await get()
    await get({ isMade: true })
    expect(ask).toHaveBeenCalledTimes(3)
  })
})

describe('a read', () => {
  /** Reads of a service that is away, and what was asked for. */
  function openReads() {
    let answer = () => Promise.resolve(new Response('away', { status: 503 }))
    const fetch = vi.fn(() => answer())
    const device = fakePlatform({ fetch })
    // What speaks for a server does not look for why no answer came.
    const projectHeaders = () => ({ accessType: 'server' as const })
    const http = { ...httpOn(device.platform), projectHeaders }
    const lose = () => void (answer = () => Promise.reject(new TypeError('lost')))
    const back = () => void (answer = () => Promise.resolve(Response.json({ id: 'user' })))
    const read = () => call(http, readCurrentUser, {}).catch((error: Error) => error.name)
    return { ...device, fetch, lose, back, read }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('RT11: is spared a service that a gateway stands in for', async () => {
    const { read, fetch, back, pass } = openReads()
    for (let reads = 0; reads < 8; reads += 1) {
      expect(await read()).toBe('UnexpectedResponseError')
      pass(1_000)
    }
    expect(fetch).toHaveBeenCalledTimes(5)
    back()
    pass(30_000)
    expect(await read()).toMatchObject({ id: 'user' })
    expect(await read()).toMatchObject({ id: 'user' })
    expect(fetch).toHaveBeenCalledTimes(7)
  })

  it('RT11: that waits for its next attempt makes none once others have tried often enough', async () => {
    const { read, fetch, lose, pass } = openReads()
    lose()
    const early = read()
    await settle()
    pass(500)
    const late = read()
    for (let half = 0; half < 60; half += 1) {
      await settle()
      pass(500)
    }
    expect(await Promise.all([early, late])).toEqual(['NetworkError', 'NetworkError'])
    expect(fetch).toHaveBeenCalledTimes(9)
  })
})
