import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clock, timers } from './clock.js'
import { defaultPlatform } from './default-platform.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('defaultPlatform in a process', () => {
  it('has no part that only a page has', () => {
    const platform = defaultPlatform()
    expect(platform.kind).toBe('server')
    expect(platform.cookies).toBeUndefined()
    expect(platform.navigation).toBeUndefined()
    expect(platform.onLifecycle).toBeUndefined()
    expect(platform.isOnline()).toBe(true)
  })

  it('reads the global fetch at each call, so that it can be replaced later', async () => {
    const platform = defaultPlatform()
    const replaced = vi.fn<typeof fetch>(async () => new Response('ok'))
    vi.stubGlobal('fetch', replaced)
    await platform.fetch('https://a.example', { method: 'POST' })
    expect(replaced).toHaveBeenCalledWith('https://a.example', { method: 'POST' })
    const own = vi.fn<typeof fetch>(async () => new Response('ok'))
    await defaultPlatform({ fetch: own }).fetch('https://b.example', {})
    expect(own).toHaveBeenCalledWith('https://b.example', {})
    expect(replaced).toHaveBeenCalledOnce()
  })

  it('omits the fetch options at which an edge worker would throw (SR07)', () => {
    expect(defaultPlatform().fetchOptions).toEqual({ credentials: 'omit', cache: 'no-store' })
    vi.stubGlobal('WebSocketPair', class {})
    expect(defaultPlatform().fetchOptions).toEqual({ cache: 'no-store' })
    vi.stubGlobal('Request', class {})
    expect(defaultPlatform().fetchOptions).toEqual({})
  })

  it('uses the parts of the option platform in place of its own', () => {
    const isOnline = () => false
    const platform = defaultPlatform({ platform: { isOnline, kind: 'browser' } })
    expect([platform.kind, platform.isOnline()]).toEqual(['browser', false])
    expect(platform.env).toBeTypeOf('function')
  })

  it('is offline only if the device reports that', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(defaultPlatform().isOnline()).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(defaultPlatform().isOnline()).toBe(true)
  })

  it('returns random numbers and secure random bytes', () => {
    const { random, randomBytes } = defaultPlatform()
    expect(random()).toBeLessThan(1)
    expect(randomBytes(32)).toHaveLength(32)
    expect(randomBytes(32)).not.toEqual(randomBytes(32))
  })

  it('prints warnings, debug events and errors to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
    const platform = defaultPlatform()
    const failure = new Error('broken')
    const event = { type: 'session' }
    platform.warn('odd')
    platform.debug(event)
    platform.report(failure)
    expect(debug).toHaveBeenCalledWith(event)
    expect(warn).toHaveBeenCalledWith('odd')
    expect(error).toHaveBeenCalledWith(failure)
  })
})

describe('clock and timers', () => {
  it('have a wall clock and a monotonic clock', () => {
    expect(clock.wall()).toBeGreaterThan(Date.UTC(2025))
    const before = clock.monotonic()
    expect(clock.monotonic()).toBeGreaterThanOrEqual(before)
  })

  it.each([2 ** 31, 2 ** 40, Infinity, NaN])(
    'wait as long as a timer can for %d ms (RT17)',
    (millis) => {
      vi.useFakeTimers()
      const callback = vi.fn()
      timers.set(callback, millis)
      vi.advanceTimersByTime(2 ** 31 - 2)
      expect(callback).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(callback).toHaveBeenCalledOnce()
    },
  )

  it.each([0, -1, -(2 ** 31), -Infinity])('do not wait for %d ms (RT17)', (millis) => {
    vi.useFakeTimers()
    const callback = vi.fn()
    timers.set(callback, millis)
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it.each([
    ['a timer', undefined, true],
    ['a background timer', true, false],
  ])('%s keeps a process alive: %s (CK24)', (_, isBackground, isKeeping) => {
    const timer = timers.set(() => {}, 60_000, isBackground) as NodeJS.Timeout
    onTestFinished(() => timers.clear(timer))
    expect(timer.hasRef()).toBe(isKeeping)
  })

  it('do not fire a cleared timer', () => {
    vi.useFakeTimers()
    const callback = vi.fn()
    timers.clear(timers.set(callback, 10))
    vi.advanceTimersByTime(20)
    expect(callback).not.toHaveBeenCalled()
  })
})
