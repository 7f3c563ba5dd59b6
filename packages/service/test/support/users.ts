import type { CallResponse, TestProject } from './project.js'

/** A user in requests and responses of server access. */
export type ServerUser = Record<string, unknown> & { id: string }

/** Creates a user with server access. */
export async function createAsServer(
  project: TestProject,
  body: unknown = {},
): Promise<ServerUser> {
  const response = await project.call('POST', '/users', { access: 'server', body })
  if (response.status !== 201) throw new Error(`No user was made: ${response.text}`)
  return response.body as ServerUser
}

/** Creates a team of a user with server access, and returns its ID. */
export async function createTeamOf(project: TestProject, userId: string): Promise<string> {
  const response = await project.call('POST', '/teams', {
    access: 'server',
    body: { display_name: 'A team', creator_user_id: userId },
  })
  if (response.status !== 201) throw new Error(`No team was made: ${response.text}`)
  return String(response.body['id'])
}

/** Requests a new access token. */
export const refreshWith = (project: TestProject, refreshToken: string): Promise<CallResponse> =>
  project.call('POST', '/auth/oauth/token', {
    body: {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: project.id,
      client_secret: project.keys.publishableClientKey,
    },
  })
