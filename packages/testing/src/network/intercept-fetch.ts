import { FetchInterceptor } from '@mswjs/interceptors/fetch'

interface Interceptor {
  /** Returns the response to a request to the service. */
  handle(request: Request): Promise<Response>
  /** Receives a request to another origin. The error that it throws rejects that request. */
  rejectForeign(request: Request): never
}

/** Intercepts every `fetch` from now on. Returns an idempotent function that stops it. */
export function interceptFetch(
  serviceUrl: string,
  { handle, rejectForeign }: Interceptor,
): () => void {
  // Only the global `fetch` is intercepted. A DOM environment has its own fetch, which uses node:http.
  const interceptor = new FetchInterceptor()
  // oxlint-disable-next-line typescript/no-misused-promises -- the emitter waits for all listeners
  interceptor.on('request', async ({ request, controller }) => {
    try {
      if (!request.url.startsWith(`${serviceUrl}/`)) rejectForeign(request)
      controller.respondWith(await handle(request))
    } catch (error) {
      // The library rejects an aborted request itself, and fails if that has been done.
      if (!request.signal.aborted) controller.errorWith(error)
    }
  })
  interceptor.apply()
  return () => interceptor.dispose()
}
