import { expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()

it('signs a user up, verifies the email address, refreshes the session and signs out', async () => {
  const project = await openTestProject(service)
  const { id, email, accessToken, refreshToken } = await signUp(project)
  const me = await project.call('GET', '/users/me', { accessToken })
  expect(me.status).toBe(200)
  expect(me.body).toEqual({
    id,
    primary_email: email,
    primary_email_verified: false,
    display_name: null,
    client_metadata: null,
    client_read_only_metadata: null,
    profile_image_url: null,
    signed_up_at_millis: START,
    has_password: true,
    auth_with_email: true,
    oauth_providers: [],
    selected_team_id: null,
    selected_team: null,
    requires_totp_mfa: false,
    otp_auth_enabled: false,
    passkey_auth_enabled: false,
    is_anonymous: false,
  })

  const mail = await newestMail(service, project.id, email)
  expect(mail?.link).toBe(`http://localhost:12345/verify?kept=1&code=${mail?.code}`)
  const verified = await project.call('POST', '/contact-channels/verify', {
    body: { code: mail?.code.toUpperCase() },
  })
  expect([verified.status, verified.body]).toEqual([200, { success: true }])

  const refreshed = await project.call('POST', '/auth/oauth/token', {
    access: 'none',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: project.id,
      client_secret: project.keys.publishableClientKey ?? '',
    }).toString(),
  })
  expect(refreshed.body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'legacy',
  })
  const fresh = String(refreshed.body['access_token'])
  const again = await project.call('GET', '/users/me', { accessToken: fresh })
  expect(again.body['primary_email_verified']).toBe(true)

  const signedOut = await project.call('DELETE', '/auth/sessions/current', {
    accessToken: fresh,
    body: {},
  })
  expect([signedOut.status, signedOut.body]).toEqual([200, { success: true }])
  const signedIn = await project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  expect(signedIn.body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{45}$/),
    user_id: id,
  })
  expect(service.reports).toEqual([])
})
