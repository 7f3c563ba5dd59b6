/**
 * Calls the service's development API, which serves its own machine only.
 *
 * @param path below `/dev/api`, such as `/projects`
 */
export type DevApi = (path: string, init?: { method: string; body?: unknown }) => Promise<unknown>

export function createDevApi(serviceUrl: string): DevApi {
  return async (path, init) => {
    const url = `${serviceUrl}/dev/api${path}`
    const response = await fetch(url, {
      ...(init === undefined ? {} : { method: init.method }),
      ...(init?.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    }).catch((cause: unknown) => {
      throw new Error(
        `No Latchkey service responds at ${serviceUrl}. Add the global setup of @latchkey/testing to the test configuration.`,
        { cause },
      )
    })
    if (response.ok) return response.status === 204 ? undefined : response.json()
    throw new Error(`${path.split('?')[0]}: ${await reasonOf(response)}`)
  }
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text()
  try {
    return String((JSON.parse(text) as { error: unknown }).error)
  } catch {
    return `status ${response.status}`
  }
}
