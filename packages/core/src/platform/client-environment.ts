interface Globals {
  readonly WorkerGlobalScope?: unknown
  readonly WebSocketPair?: unknown
  readonly Deno?: unknown
  readonly process?: { readonly versions?: { readonly node?: string } }
}

/**
 * Returns the name of the environment if it runs on a user's device, where users can read the code and its secrets: a
 * page, a worker of a page, or a mobile app.
 *
 * @returns undefined on a server. Edge runtimes have the globals of a worker too; each has one of its own.
 */
export function clientEnvironment(): string | undefined {
  if (typeof window !== 'undefined' && typeof document !== 'undefined') return 'a browser'
  if (typeof navigator !== 'undefined' && navigator.product === 'ReactNative') return 'React Native'
  const { WorkerGlobalScope, WebSocketPair, Deno, process } = globalThis as Globals
  const isServer = WebSocketPair ?? Deno ?? process?.versions?.node
  return WorkerGlobalScope && !isServer ? "a browser's worker" : undefined
}
