import { violationsOf } from './contract-violations.js'
import type { Fault } from './faults.js'
import { matchEndpoint } from './route.js'

/** Returns the response for a request: that of its faults, else that of the service. */
export async function answer(
  request: Request,
  faults: readonly Fault[],
  service: typeof fetch,
): Promise<Response> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await fault.until()
    if (fault.kind === 'fail') return Response.error()
    if (fault.kind === 'answer') return fault.make()
  }
  const response = await service(request)
  return faults.some(({ kind }) => kind === 'dropAnswer') ? Response.error() : response
}

/** Returns a `fetch` that sends requests to the service and records violations of the contract. */
export const checked =
  (service: typeof fetch, violations: string[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const requestContent = {
      contentType: request.headers.get('content-type'),
      body: await request.clone().text(),
    }
    const response = await service(request).catch(() => Response.error())
    if (response.type === 'error') return response
    const { status, headers } = response
    // The body is read once and copied to a new response, because a clone of a response can be empty in a
    // DOM environment.
    const body = await response.text()
    violations.push(
      ...violationsOf(matchEndpoint(request), {
        request: requestContent,
        response: { status, headers, body },
      }),
    )
    return new Response(body === '' ? null : body, { status, headers })
  }
