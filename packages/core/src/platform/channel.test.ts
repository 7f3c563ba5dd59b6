import { afterEach, describe, expect, it, vi } from 'vitest'
import { openChannel } from './channel.js'

afterEach(() => vi.unstubAllGlobals())

describe('what tabs say to each other', () => {
  it('is nothing where the browser tells them of changed cookies', () => {
    vi.stubGlobal('cookieStore', {})
    expect(openChannel()).toBeUndefined()
  })

  it('goes through a channel where it does not', () => {
    const channel = openChannel()
    expect(channel).toBeInstanceOf(BroadcastChannel)
    channel?.close()
  })

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
  ])('CC22 is nothing where a channel is %s', (_, BroadcastChannel) => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel)
    expect(openChannel()).toBeUndefined()
  })
})
