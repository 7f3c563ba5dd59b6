import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clock, timers } from './clock.js'
import { defaultPlatform } from './default-platform.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the platform of a process', () => {
  it('has nothing that only a page has', () => {
    const platform = defaultPlatform()
    expect(platform.kind).toBe('server')
    expect(platform.cookies).toBeUndefined()
    expect(platform.navigation).toBeUndefined()
    expect(platform.onLifecycle).toBeUndefined()
    expect(platform.isOnline()).toBe(true)
  })

  it('asks fetch at each call, so that whoever replaces it is heard', async () => {
    const platform = defaultPlatform()
    const replaced = vi.fn<typeof fetch>(async () => new Response('ok'))
    vi.stubGlobal('fetch', replaced)
    await platform.fetch('https://a.example', { method: 'POST' })
    expect(replaced).toHaveBeenCalledWith('https://a.example', { method: 'POST' })
    const given = vi.fn<typeof fetch>(async () => new Response('ok'))
    await defaultPlatform({ fetch: given }).fetch('https://b.example', {})
    expect(given).toHaveBeenCalledWith('https://b.example', {})
    expect(replaced).toHaveBeenCalledOnce()
  })

  it('SR07 says no word of cookies and caches where an edge worker would throw at it', () => {
    expect(defaultPlatform().fetchOptions).toEqual({ credentials: 'omit', cache: 'no-store' })
    vi.stubGlobal('WebSocketPair', class {})
    expect(defaultPlatform().fetchOptions).toEqual({ cache: 'no-store' })
    vi.stubGlobal('Request', class {})
    expect(defaultPlatform().fetchOptions).toEqual({})
  })

  it('gives way to the parts that stand in for its own', () => {
    const isOnline = () => false
    const platform = defaultPlatform({ platform: { isOnline, kind: 'browser' } })
    expect([platform.kind, platform.isOnline()]).toEqual(['browser', false])
    expect(platform.env).toBeTypeOf('function')
  })

  it('believes a device that says it is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(defaultPlatform().isOnline()).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(defaultPlatform().isOnline()).toBe(true)
  })

  it('has chance, some of which nobody can guess', () => {
    const { random, randomBytes } = defaultPlatform()
    expect(random()).toBeLessThan(1)
    expect(randomBytes(32)).toHaveLength(32)
    expect(randomBytes(32)).not.toEqual(randomBytes(32))
  })

  it('tells a developer', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const platform = defaultPlatform()
    const failure = new Error('broken')
    platform.warn('odd')
    platform.report(failure)
    expect(warn).toHaveBeenCalledWith('odd')
    expect(error).toHaveBeenCalledWith(failure)
  })
})

describe('time', () => {
  it('is told by two clocks', () => {
    expect(clock.wall()).toBeGreaterThan(Date.UTC(2025))
    const before = clock.monotonic()
    expect(clock.monotonic()).toBeGreaterThanOrEqual(before)
  })

  it.each([2 ** 31, 2 ** 40, Infinity, NaN])(
    'RT17 a wait of %d ms is as long as a timer can be',
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

  it.each([0, -1, -(2 ** 31), -Infinity])('RT17 a wait of %d ms is none', (millis) => {
    vi.useFakeTimers()
    const callback = vi.fn()
    timers.set(callback, millis)
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it.each([
    ['a timer of its own', undefined, true],
    ['one in the background', true, false],
  ])('CK24 %s keeps a process alive: %s', (_, isBackground, isKeeping) => {
    const timer = timers.set(() => {}, 60_000, isBackground) as NodeJS.Timeout
    onTestFinished(() => timers.clear(timer))
    expect(timer.hasRef()).toBe(isKeeping)
  })

  it('a timer that is cleared stays silent', () => {
    vi.useFakeTimers()
    const callback = vi.fn()
    timers.clear(timers.set(callback, 10))
    vi.advanceTimersByTime(20)
    expect(callback).not.toHaveBeenCalled()
  })
})
