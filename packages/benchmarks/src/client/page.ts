import { createLocks } from './locks.js'

/** The page of a benchmark. */
export interface Page {
  /** Advances all clocks of the page. */
  pass(millis: number): void
  /** Returns the number of refreshes that the page has sent. */
  refreshes(): number
  /** Returns the last request of the page. */
  last(): Request
}

const define = (target: object, parts: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

function createDocument() {
  const cookies = new Map<string, string>()
  return Object.assign(
    Object.defineProperty(new EventTarget(), 'cookie', {
      get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      set(text: string) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
        if (/max-age=0\b/i.test(text)) cookies.delete(name)
        else cookies.set(name, value)
      },
    }),
    { visibilityState: 'visible' },
  )
}

/** Adds the browser APIs that the kits use to this process. */
export function openPage(): Page {
  let passed = 0
  let refreshes = 0
  let last: Parameters<typeof fetch> = ['http://localhost:3000/']
  const { fetch } = globalThis
  const [wall, monotonic] = [Date.now, performance.now.bind(performance)]
  const events = new EventTarget()
  define(globalThis, {
    window: globalThis,
    document: createDocument(),
    location: new URL('http://localhost:3000/'),
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    navigator: { onLine: true, locks: createLocks() },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    fetch: (...parameters: Parameters<typeof fetch>) => {
      last = parameters
      if (/\/token\b/.test(String(parameters[0]))) refreshes += 1
      return fetch(...parameters)
    },
  })
  define(Date, { now: () => wall() + passed })
  define(performance, { now: () => monotonic() + passed })
  return {
    pass: (millis) => void (passed += millis),
    refreshes: () => refreshes,
    last: () => new Request(...last),
  }
}
