import { driftOf } from './drift.js'
import type { Fault } from './faults.js'
import { callOf } from './route.js'

/** Answers a call by its faults, or else by the service. */
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

/** A `fetch` that asks the service and notes where a call and the contract part. */
export const checked =
  (service: typeof fetch, drift: string[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const sent = {
      contentType: request.headers.get('content-type'),
      body: await request.clone().text(),
    }
    const response = await service(request).catch(() => Response.error())
    if (response.type === 'error') return response
    const { status, headers } = response
    // Read once and written anew: the copy that a DOM of tests makes of an answer can be empty.
    const body = await response.text()
    drift.push(...driftOf(callOf(request), { request: sent, response: { status, headers, body } }))
    return new Response(body === '' ? null : body, { status, headers })
  }
