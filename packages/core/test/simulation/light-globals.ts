import { createHash } from 'node:crypto'

type Listener = () => void

/** An abort signal with the members that the kit uses. */
class LightSignal {
  aborted = false
  reason: unknown
  onabort: Listener | undefined
  readonly listeners = new Set<Listener>()

  addEventListener(_: 'abort', listener: Listener): void {
    this.listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: Listener): void {
    this.listeners.delete(listener)
  }
}

const REASON = new DOMException('This operation was aborted', 'AbortError')

class LightAbortController {
  readonly signal = new LightSignal()

  abort(reason: unknown = REASON): void {
    const { signal } = this
    if (signal.aborted) return
    signal.aborted = true
    signal.reason = reason
    signal.onabort?.()
    for (const listener of [...signal.listeners]) listener()
  }
}

class LightTextDecoder {
  decode(bytes: Uint8Array): string {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  }
}

type HeaderEntries = Iterable<readonly [name: string, value: string]>

class LightHeaders {
  readonly #values = new Map<string, string>()
  readonly #cookies: string[] = []

  constructor(init: HeaderEntries | Readonly<Record<string, string>> = []) {
    const entries = Symbol.iterator in init ? init : Object.entries(init)
    for (const [name, value] of entries) this.set(name, value)
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase())
  }

  set(name: string, value: string): void {
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new TypeError('No header may hold that.')
    this.#values.set(name.toLowerCase(), value)
  }

  /** The kit appends only `Set-Cookie`. */
  append(_: string, value: string): void {
    this.#cookies.push(value)
  }

  getSetCookie(): readonly string[] {
    return this.#cookies
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values.entries()
  }
}

class LightResponse {
  readonly status: number
  readonly headers: LightHeaders
  readonly body = null
  readonly #text: string

  constructor(
    text: string | null,
    { status = 200, headers = new LightHeaders() }: ResponseOptions = {},
  ) {
    this.#text = text ?? ''
    this.status = status
    this.headers = headers instanceof LightHeaders ? headers : new LightHeaders(headers)
  }

  static json(value: unknown, options?: ResponseOptions): LightResponse {
    return new LightResponse(JSON.stringify(value), options)
  }

  async text(): Promise<string> {
    return this.#text
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

interface ResponseOptions {
  readonly status?: number
  readonly headers?: LightHeaders | Readonly<Record<string, string>>
}

/**
 * Replaces some globals of Node in this process with lighter ones. Event targets, streams and the checks of
 * each character in Node's own versions take a large part of the run time.
 */
export const lightenGlobals = () => {
  // Node computes the digest on another thread, so its result arrives at an unpredictable time.
  const digest = async (_: string, bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  Object.defineProperty(crypto.subtle, 'digest', { value: digest })
  const from = Uint8Array.from.bind(Uint8Array) as (items: unknown, map: unknown) => Uint8Array
  Object.assign(Uint8Array, {
    // Faster than a conversion of each letter of a token.
    from: (items: unknown, map: unknown) =>
      typeof items === 'string' ? Buffer.from(items, 'latin1') : from(items, map),
  })
  Object.assign(globalThis, {
    AbortController: LightAbortController,
    Response: LightResponse,
    TextDecoder: LightTextDecoder,
    Headers: LightHeaders,
    atob: (text: string) => Buffer.from(text, 'base64').toString('latin1'),
  })
}
