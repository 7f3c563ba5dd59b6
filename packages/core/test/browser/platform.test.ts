import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultPlatform } from '../../src/platform/default-platform.js'
import { cookieJar } from '../../src/platform/cookies.js'
import { lifecycleOf } from '../../src/platform/lifecycle.js'
import type { CookieJar, LifecycleEvent, Navigation } from '../../src/platform/platform.js'

const platform = defaultPlatform()
const { cookies, navigation, onLifecycle } = platform as Required<typeof platform> & {
  cookies: CookieJar
  navigation: Navigation
}

it('is a browser here', () => {
  expect(platform.kind).toBe('browser')
  expect(platform.isOnline()).toBe(true)
  expect(platform.fetchOptions).toEqual({ credentials: 'omit', cache: 'no-store' })
})

it('calls fetch as browsers insist on, its own and a given one', async () => {
  const given = defaultPlatform({ fetch: window.fetch })
  for (const { fetch } of [platform, given]) {
    expect(await (await fetch('data:text/plain,ok', {})).text()).toBe('ok')
  }
})

describe('cookies', () => {
  const NAME = 'latchkey-platform-test'
  beforeEach(() => cookies.remove(NAME))
  afterEach(() => cookies.remove(NAME))

  it('CK01 CK02 CK25 CK26 are for every path of this host, for a time, and not Secure on http', async () => {
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

  it('are gone when removed', () => {
    cookies.write(NAME, 'a', { maxAgeSeconds: 60 })
    cookies.remove(NAME)
    expect(cookies.read()).not.toContain(NAME)
  })

  it('tell of changes, until told to stop', async () => {
    const heard = vi.fn()
    const stop = cookies.subscribe?.(heard)
    cookies.write(NAME, 'a', { maxAgeSeconds: 60 })
    await expect.poll(() => heard).toHaveBeenCalledOnce()
    stop?.()
    const other = new Promise((resolve) =>
      cookieStore.addEventListener('change', resolve, { once: true }),
    )
    cookies.write(NAME, 'b', { maxAgeSeconds: 60 })
    await other
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('tabs of a browser that tells of no changed cookies', () => {
  const NAME = 'latchkey-platform-test'
  const open = () => {
    const channel = new BroadcastChannel('latchkey-platform-test')
    onTestFinished(() => channel.close())
    return channel
  }
  const listening = () => {
    const heard: LifecycleEvent[] = []
    onTestFinished(lifecycleOf(open())((event) => heard.push(event)))
    return heard
  }

  it('tell each other of every change, and never what it is', async () => {
    const other = open()
    const said: unknown[] = []
    other.addEventListener('message', ({ data }) => said.push(data))
    const heard = listening()
    const jar = cookieJar(open())
    jar?.write(NAME, 'secret', { maxAgeSeconds: 60 })
    jar?.remove(NAME)
    await expect.poll(() => heard).toEqual(['told', 'told'])
    expect(said).toEqual([0, 0])
  })

  it.each([{ accessToken: 'a', refreshToken: 'r' }, 'sign out', undefined, [1]])(
    'CC23 take %j only for a reason to look',
    async (message) => {
      const heard = listening()
      open().postMessage(message)
      await expect.poll(() => heard).toEqual(['told'])
    },
  )
})

describe('navigation', () => {
  const start = location.href
  afterEach(() => history.replaceState(null, '', start))

  it('goes to an address, with the old one left in the history or not', () => {
    const { length } = history
    navigation.go('#replaced', { replace: true })
    expect([location.hash, history.length]).toEqual(['#replaced', length])
    navigation.go('#pushed', { replace: false })
    expect([location.hash, history.length]).toEqual(['#pushed', length + 1])
  })
})

describe('the life of a page', () => {
  it('is told: looked at, shown from the cache, connected; until told to stop', () => {
    const heard: LifecycleEvent[] = []
    const stop = onLifecycle((event) => heard.push(event))
    const happen = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
      window.dispatchEvent(new Event('online'))
    }
    happen()
    expect(heard).toEqual(['visible', 'shown-from-cache', 'online'])
    stop()
    happen()
    expect(heard).toHaveLength(3)
  })
})

/** A module with everything that it imports, in one address: a page without an origin may load no other. */
async function inOneAddress(module: string): Promise<string> {
  let text = await (await fetch(module)).text()
  for (const [statement, imported = ''] of text.matchAll(/from "(\/[^"]+)"/g)) {
    text = text.replace(statement, `from "${await inOneAddress(imported)}"`)
  }
  return `data:text/javascript,${encodeURIComponent(text).replaceAll("'", '%27')}`
}

describe('CK16 a page in a sandbox', () => {
  it('has no cookies, and says so instead of throwing', async () => {
    const source = new URL('../../src/platform/default-platform.ts', import.meta.url).pathname
    const script = `
      import { defaultPlatform } from '${await inOneAddress(source)}'
      parent.postMessage('cookies: ' + defaultPlatform().cookies, '*')`
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.srcdoc = `<script type="module">${script}</script>`
    const answered = new Promise<MessageEvent>((resolve) => {
      const hear = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow) return
        window.removeEventListener('message', hear)
        resolve(event)
      }
      window.addEventListener('message', hear)
    })
    document.body.append(frame)
    expect((await answered).data).toBe('cookies: undefined')
    frame.remove()
  })
})
