import { expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { openTestService } from '../support/service.js'

const claimsOf = (accessToken: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(accessToken).split('.')[1] ?? '', 'base64url').toString())

it.each(['minimal', 'profile'] as const)(
  'issues access tokens with the claims of the setting %s',
  async (accessTokenClaims) => {
    const service = await openTestService({ accessTokenClaims })
    const project = await openTestProject(service, { config: { createTeamOnSignUp: true } })
    const { accessToken, refreshToken, email } = await signUp(project)
    const body = { display_name: 'Ada' }
    const user = await project.call('PATCH', '/users/me', { accessToken, body })
    const refreshed = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
    const { access_token } = refreshed.body
    const always = Object.fromEntries(
      ['aud', 'auth_time', 'branchId', 'exp', 'iat', 'iss', 'refreshTokenId', 'role', 'sub'].map(
        (name) => [name, expect.anything()],
      ),
    )
    const profile = {
      email,
      email_verified: false,
      name: 'Ada',
      is_anonymous: false,
      selected_team_id: user.body['selected_team_id'],
    }
    const more = accessTokenClaims === 'profile' ? profile : {}
    expect(claimsOf(access_token)).toEqual({ ...always, ...more })
    const me = await project.call('GET', '/users/me', { accessToken: String(access_token) })
    expect(me.status).toBe(200)
    await service.close()
  },
)
