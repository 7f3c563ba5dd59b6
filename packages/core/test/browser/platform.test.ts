import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultPlatform } from '../../src/platform/default-platform.js'
import { createCookieJar, createLifecycle } from '../../src/platform/browser.js'
import type { CookieJar, LifecycleEvent, Navigation } from '../../src/platform/platform.js'

const platform = defaultPlatform()
const { cookies, navigation, onLifecycle } = platform as Required<typeof platform> & {
  cookies: CookieJar
  navigation: Navigation
}

it('defaultPlatform detects a browser', () => {
  expect(platform.kind).toBe('browser')
  expect(platform.isOnline()).toBe(true)
  expect(platform.fetchOptions).toEqual({ credentials: 'omit', cache: 'no-store' })
})

it('defaultPlatform calls the global fetch and its own option without a receiver', async () => {
  const withFetch = defaultPlatform({ fetch: window.fetch })
  for (const { fetch } of [platform, withFetch]) {
    expect(await (await fetch('data:text/plain,ok', {})).text()).toBe('ok')
  }
})

describe('createCookieJar', () => {
  const NAME = 'latchkey-platform-test'
  beforeEach(() => cookies.remove(NAME))
  afterEach(() => cookies.remove(NAME))

  it('sets cookies for every path of this host, with Max-Age and without Secure on http (CK01, CK02, CK25, CK26)', async () => {
    const before = Date.now()
    cookies.write(NAME, 'a%20b', { maxAgeSeconds: 60 })
    expect(cookies.read()).toContain(`${NAME}=a%20b`)
    const [cookie] = await cookieStore.getAll(NAME)
    expect(cookie).toMatchObject({
      name: NAME,
      value: 'a%20b',
      path: '/',
      domain: null,
      sameSite: 'lax',
    })
    expect(cookie).toMatchObject({ secure: false })
    expect((cookie as { expires?: number }).expires).toBeGreaterThan(before + 50_000)
  })

  it('removes a cookie', () => {
    cookies.write(NAME, 'a', { maxAgeSeconds: 60 })
    cookies.remove(NAME)
    expect(cookies.read()).not.toContain(NAME)
  })

  it('notifies a listener until it unsubscribes', async () => {
    const listener = vi.fn()
    const stop = cookies.subscribe?.(listener)
    // The browser starts to observe cookies after the listener is added, and before it answers this call.
    await cookieStore.getAll()
    cookies.write(NAME, 'a', { maxAgeSeconds: 60 })
    await expect.poll(() => listener).toHaveBeenCalledOnce()
    stop?.()
    const other = new Promise((resolve) =>
      cookieStore.addEventListener('change', resolve, { once: true }),
    )
    cookies.write(NAME, 'b', { maxAgeSeconds: 60 })
    await other
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('createLifecycle in a browser without cookie events', () => {
  const NAME = 'latchkey-platform-test'
  const open = () => {
    const channel = new BroadcastChannel('latchkey-platform-test')
    onTestFinished(() => channel.close())
    return channel
  }
  const recordEvents = () => {
    const events: LifecycleEvent[] = []
    onTestFinished(createLifecycle(open())((event) => events.push(event)))
    return events
  }

  it('notifies other tabs of changed cookies without any content', async () => {
    const other = open()
    const messages: unknown[] = []
    other.addEventListener('message', ({ data }) => messages.push(data))
    const events = recordEvents()
    const jar = createCookieJar(open())
    jar?.write(NAME, 'secret', { maxAgeSeconds: 60 })
    jar?.remove(NAME)
    await expect.poll(() => events).toEqual(['cookies-changed', 'cookies-changed'])
    expect(messages).toEqual([0, 0])
  })

  it.each([{ accessToken: 'a', refreshToken: 'r' }, 'sign out', undefined, [1]])(
    'ignores the content of the message %j (CC23)',
    async (message) => {
      const events = recordEvents()
      open().postMessage(message)
      await expect.poll(() => events).toEqual(['cookies-changed'])
    },
  )
})

describe('navigation.go', () => {
  const start = location.href
  afterEach(() => history.replaceState(null, '', start))

  it('adds or replaces a history entry', () => {
    const { length } = history
    navigation.go('#replaced', { replace: true })
    expect([location.hash, history.length]).toEqual(['#replaced', length])
    navigation.go('#pushed', { replace: false })
    expect([location.hash, history.length]).toEqual(['#pushed', length + 1])
  })
})

describe('onLifecycle', () => {
  it('emits visible, shown-from-cache and online until it is unsubscribed', () => {
    const events: LifecycleEvent[] = []
    const stop = onLifecycle((event) => events.push(event))
    const dispatch = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
      window.dispatchEvent(new Event('online'))
    }
    dispatch()
    expect(events).toEqual(['visible', 'shown-from-cache', 'online'])
    stop()
    dispatch()
    expect(events).toHaveLength(3)
  })
})

/**
 * Returns a module with its imports as one data URL, because a page without an origin can load no
 * other URL.
 */
async function toDataUrl(module: string): Promise<string> {
  let text = await (await fetch(module)).text()
  for (const [statement, imported = ''] of text.matchAll(/from "(\/[^"]+)"/g)) {
    text = text.replace(statement, `from "${await toDataUrl(imported)}"`)
  }
  return `data:text/javascript,${encodeURIComponent(text).replaceAll("'", '%27')}`
}

describe('defaultPlatform in a sandboxed page', () => {
  it('has no cookies and does not throw (CK16)', async () => {
    const source = new URL('../../src/platform/default-platform.ts', import.meta.url).pathname
    const script = `
      import { defaultPlatform } from '${await toDataUrl(source)}'
      parent.postMessage('cookies: ' + defaultPlatform().cookies, '*')`
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.srcdoc = `<script type="module">${script}</script>`
    const message = new Promise<MessageEvent>((resolve) => {
      const receive = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow) return
        window.removeEventListener('message', receive)
        resolve(event)
      }
      window.addEventListener('message', receive)
    })
    document.body.append(frame)
    expect((await message).data).toBe('cookies: undefined')
    frame.remove()
  })
})
