import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { http } from 'msw'
import { SetupServerApi } from 'msw/node'

interface Watch {
  /** Answers a request to the service. */
  handle(request: Request): Promise<Response>
  /** Is told of a request to anywhere else; what it throws fails that request. */
  refuse(request: Request): void
}

/** Takes every `fetch` from now on. Returns how to stop, which may be called again. */
export function watchFetch(serviceUrl: string, { handle, refuse }: Watch): () => void {
  const handler = http.all(`${serviceUrl}/*`, ({ request }) => handle(request))
  // Only `fetch` is watched: a DOM of tests brings a fetch of its own, which in turn uses node:http.
  const server = new SetupServerApi([handler], [new FetchInterceptor()])
  server.listen({ onUnhandledRequest: (request) => refuse(request) })
  let isWatching = true
  return () => {
    if (isWatching) server.close()
    isWatching = false
  }
}
