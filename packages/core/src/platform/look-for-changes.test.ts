import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { lookForChanges } from './look-for-changes.js'

afterEach(() => vi.unstubAllGlobals())

/** A tab that looks for changes of a value that it shares with others. */
function open(value = { text: 'a' }) {
  const { platform, timers, pass } = fakePlatform()
  const seen = vi.fn()
  const controller = new AbortController()
  onTestEnd.push(() => controller.abort())
  lookForChanges(platform.timers, () => value.text, seen, controller.signal)
  return { value, seen, timers, pass, stop: () => controller.abort() }
}
const onTestEnd: (() => void)[] = []
afterEach(() => onTestEnd.splice(0).forEach((end) => end()))

describe('a browser that tells of no changes', () => {
  it('CK24 is looked at every 100 ms by one timer, which stops with the last who listens', () => {
    const { value, seen, timers, pass, stop } = open()
    pass(1_000)
    expect(seen).not.toHaveBeenCalled()
    value.text = 'b'
    pass(99)
    expect(seen).not.toHaveBeenCalled()
    pass(1)
    expect(seen).toHaveBeenCalledOnce()
    expect(timers.size).toBe(1)
    stop()
    expect(timers.size).toBe(0)
  })

  it('CK24 is not looked at when nobody listens any more before it has begun', () => {
    const { platform, timers } = fakePlatform()
    lookForChanges(platform.timers, () => 'a', vi.fn(), AbortSignal.abort())
    expect(timers.size).toBe(0)
  })

  it('lets the tab that has seen a change wake the others, which wake nobody', async () => {
    const value = { text: 'a' }
    const [active, asleep, another] = [open(value), open(value), open(value)]
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    value.text = 'b'
    active.pass(100)
    await vi.waitFor(() => expect(asleep.seen).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(another.seen).toHaveBeenCalledOnce())
    expect(posted).toHaveBeenCalledExactlyOnceWith(null)
    asleep.pass(1_000)
    expect(asleep.seen).toHaveBeenCalledOnce()
  })
})

describe('CC23 what another tab says', () => {
  it.each([{ accessToken: 'a', refreshToken: 'r' }, 'sign out', undefined, [1]])(
    'is only a reason to look: %j',
    async (message) => {
      const { value, seen } = open()
      const other = new BroadcastChannel('latchkey-cookies')
      onTestEnd.push(() => other.close())
      other.postMessage(message)
      value.text = 'b'
      other.postMessage(message)
      await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce())
      expect(seen).toHaveBeenCalledExactlyOnceWith()
    },
  )
})

describe('CC22 without a channel', () => {
  it.each([
    ['missing', undefined],
    [
      'refused',
      class {
        constructor() {
          throw new DOMException('no', 'SecurityError')
        }
      },
    ],
  ])('looking is enough: %s', (_, BroadcastChannel) => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel)
    const { value, seen, pass } = open()
    value.text = 'b'
    pass(100)
    expect(seen).toHaveBeenCalledOnce()
  })
})
