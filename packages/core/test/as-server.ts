import type { TestProject } from '@latchkey/testing'

/**
 * Speaks to the service as a project's own server does.
 *
 * @returns what was answered
 */
export async function asServer(
  { baseUrl, projectId, secretServerKey }: TestProject,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<unknown> {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: {
      'X-Stack-Project-Id': projectId,
      'X-Stack-Access-Type': 'server',
      'X-Stack-Secret-Server-Key': secretServerKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  throw new Error(`${method} ${path}: ${response.status} ${text}`)
}

/** Makes a user a member of a team, with the permissions that members get. */
export const addMember = async (project: TestProject, team: { id: string }, user: { id: string }) =>
  void (await asServer(project, 'POST', `/team-memberships/${team.id}/${user.id}`))
