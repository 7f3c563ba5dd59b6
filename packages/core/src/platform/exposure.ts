interface Surroundings {
  readonly WorkerGlobalScope?: unknown
  readonly WebSocketPair?: unknown
  readonly Deno?: unknown
  readonly process?: { readonly versions?: { readonly node?: string } }
}

/**
 * Where this code could be read by the people whom it must not trust: a page, one of its workers, or an
 * app on a telephone.
 *
 * @returns undefined on a server. Servers that follow the standards for workers, such as edge workers, are
 *   told by what only they have.
 */
export function exposure(): string | undefined {
  if (typeof window !== 'undefined' && typeof document !== 'undefined') return 'a browser'
  if (typeof navigator !== 'undefined' && navigator.product === 'ReactNative') return 'React Native'
  const { WorkerGlobalScope, WebSocketPair, Deno, process } = globalThis as Surroundings
  const isServer = WebSocketPair ?? Deno ?? process?.versions?.node
  return WorkerGlobalScope && !isServer ? "a browser's worker" : undefined
}
