import type { TestProject } from '@latchkey/testing'

type Method = 'POST' | 'PATCH' | 'DELETE'

/** Makes a call with a project's secrets; resolves to what was answered. */
const speaker =
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

/** Speaks as a project's own server does. */
export const asServer = speaker(({ secretServerKey }) => ({
  'X-Stack-Access-Type': 'server',
  'X-Stack-Secret-Server-Key': secretServerKey,
}))

/** Speaks as somebody who configures a project. */
export const asAdmin = speaker(({ superSecretAdminKey }) => ({
  'X-Stack-Access-Type': 'admin',
  'X-Stack-Super-Secret-Admin-Key': superSecretAdminKey,
}))

/** Makes a user a member of a team, with the permissions that members get. */
export const addMember = async (project: TestProject, team: { id: string }, user: { id: string }) =>
  void (await asServer(project, 'POST', `/team-memberships/${team.id}/${user.id}`))
