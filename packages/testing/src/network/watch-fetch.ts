import { FetchInterceptor } from '@mswjs/interceptors/fetch'

interface Watch {
  /** Answers a request to the service. */
  handle(request: Request): Promise<Response>
  /** Is told of a request to anywhere else; what it throws fails that request. */
  refuse(request: Request): never
}

/** Takes every `fetch` from now on. Returns how to stop, which may be called again. */
export function watchFetch(serviceUrl: string, { handle, refuse }: Watch): () => void {
  // Only `fetch` is watched: a DOM of tests brings a fetch of its own, which in turn uses node:http.
  const interceptor = new FetchInterceptor()
  // oxlint-disable-next-line typescript/no-misused-promises -- the emitter waits for all listeners
  interceptor.on('request', async ({ request, controller }) => {
    try {
      if (!request.url.startsWith(`${serviceUrl}/`)) refuse(request)
      controller.respondWith(await handle(request))
    } catch (error) {
      controller.errorWith(error)
    }
  })
  interceptor.apply()
  return () => interceptor.dispose()
}
