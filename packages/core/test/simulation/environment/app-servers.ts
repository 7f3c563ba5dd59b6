import { type Draw, drawFrom } from '../random.js'
import type { World } from '../world.js'
import type { HttpResponse, PageRequest } from './network.js'
import { openServerApp, ServerProcess } from './server-app.js'

/** Where pages reach the session handler. */
export const HANDLER_URL = 'https://app.test/api/latchkey/api/v1'

/** The processes of the app's server, each with a session handler. Any of them receives a request. */
export class AppServers {
  readonly #draw: Draw
  #handlers: readonly ((request: Request) => Promise<Response>)[] | undefined

  constructor(readonly world: World) {
    this.#draw = drawFrom(world.config.seed, 'app servers')
  }

  receive(request: PageRequest, respond: (response: HttpResponse) => void): void {
    const { world } = this
    this.#handlers ??= this.#open()
    this.#draw
      .pick(this.#handlers)(toRequest(request))
      .then(toHttp)
      .then(respond, (error: unknown) =>
        world.reportViolation('SS', `the handler fails: ${String(error)}`),
      )
  }

  #open() {
    const { world } = this
    return Array.from({ length: this.#draw.pick([1, 2, 3]) }, (_, index) =>
      openServerApp(world, new ServerProcess(world, `server ${index}`)).createSessionHandler(),
    )
  }
}

function toRequest({ method, path, headers, cookies, body }: PageRequest): Request {
  const request = {
    url: HANDLER_URL + path,
    method,
    headers: new Headers({
      ...headers,
      ...{ cookie: cookies, host: 'app.test', origin: 'https://app.test' },
      'sec-fetch-site': 'same-origin',
      ...(body instanceof URLSearchParams && {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      }),
    }),
    text: async () => String(body ?? ''),
  }
  return request as unknown as Request
}

const toHttp = async (response: Response): Promise<HttpResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
  cookies: response.headers.getSetCookie(),
})
