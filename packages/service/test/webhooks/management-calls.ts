import { readResponse, type CallResponse, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'

/** Calls the webhook management of a project with a new token. */
export async function openManagement(service: TestService, project: TestProject) {
  const options = { access: 'admin', body: {} } as const
  const { body } = await project.call('POST', '/webhooks/svix-token', options)
  return managementWith(service, String(body['token']))
}

export const managementWith =
  ({ fetch }: TestService, token: string) =>
  async (method: string, path: string, body?: unknown): Promise<CallResponse> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const url = `http://localhost:4710/webhooks${path}`
    return readResponse(await fetch(new Request(url, { method, headers, ...init })))
  }
