import { createTestProject } from '@latchkey/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, expect, it } from 'vitest'
import { openConnection } from '../../../core/test/support/connection.js'
import { ada, openTab } from '../../../core/test/support/open-tab.js'
import { startScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { ErrorPage, SignIn, SignUp } from '../../src/pages/index.js'
import { createVisitor, goTo, show, showCredentialForm } from '../visitor.js'

const issuer = await startScriptedIssuer('my-app')
afterAll(() => issuer.close())
const project = await createTestProject({
  users: [ada],
  config: { clientTeamCreationEnabled: true },
})
const { sso, user, connection } = await openConnection(project, issuer, 'acme.test')
await sso.updateConnection(connection.id, { isRequired: true, emergencyUserId: user.id })

it.each([
  ['SignIn', <SignIn key="sign-in" redirectTo="/inbox" />],
  ['SignUp', <SignUp key="sign-up" redirectTo="/inbox" />],
])('%s leads addresses of a domain that requires it to its identity provider', async (_, page) => {
  const tab = openTab(project, { href: 'http://localhost:3000/handler/sign-in' })
  const { submit } = await showCredentialForm({ app: tab.app, visits: tab.visited }, page)
  await submit('grace@acme.test')
  await waitFor(() => expect(tab.visited).toHaveLength(1))
  const { pathname, searchParams } = new URL(tab.visited[0] ?? '')
  expect(pathname).toMatch(new RegExp(`/auth/oauth/authorize/${connection.id}$`))
  expect(searchParams.get('login_hint')).toBe('grace@acme.test')
  expect(searchParams.get('redirect_uri')).toContain('after_auth_return_to=%2Finbox')
})

it.each([
  ['SSO_REQUIRED', 'Your organization requires single sign-on'],
  ['SSO_EMAIL_NOT_ALLOWED', 'sent an email address that it may not sign in here'],
])('ErrorPage explains %s', async (code, text) => {
  goTo(`/handler/error?errorCode=${code}`)
  show(createVisitor(project), <ErrorPage />)
  await screen.findByText(text, { exact: false })
})
