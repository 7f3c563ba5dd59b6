import type { TestProject } from '@latchkey/testing'

type Method = 'POST' | 'PATCH' | 'DELETE'

/**
 * Returns a function that sends a request with keys of a project and resolves to the parsed
 * response.
 */
const senderWith =
  (accessHeaders: (project: TestProject) => Record<string, string>) =>
  async (
    project: TestProject,
    method: Method,
    path: string,
    body: object = {},
  ): Promise<unknown> => {
    const response = await fetch(`${project.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        'X-Stack-Project-Id': project.projectId,
        'Content-Type': 'application/json',
        ...accessHeaders(project),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    throw new Error(`${method} ${path}: ${response.status} ${text}`)
  }

/** Sends a request with the secret server key of the project. */
export const asServer = senderWith(({ secretServerKey }) => ({
  'X-Stack-Access-Type': 'server',
  'X-Stack-Secret-Server-Key': secretServerKey,
}))

/** Sends a request with the admin key of the project. */
export const asAdmin = senderWith(({ superSecretAdminKey }) => ({
  'X-Stack-Access-Type': 'admin',
  'X-Stack-Super-Secret-Admin-Key': superSecretAdminKey,
}))

/** Adds a user to a team with the default permissions of members. */
export const addMember = async (project: TestProject, team: { id: string }, user: { id: string }) =>
  void (await asServer(project, 'POST', `/team-memberships/${team.id}/${user.id}`))
