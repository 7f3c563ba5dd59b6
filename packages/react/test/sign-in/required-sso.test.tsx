import { createTestProject } from '@latchkey/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConnection } from '../../../core/test/support/connection.js'
import { ada, openTab } from '../../../core/test/support/open-tab.js'
import { setupScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { ErrorPage, SignIn } from '../../src/pages/index.js'
import { createVisitor, goTo, password, show } from '../visitor.js'

const issuer = await setupScriptedIssuer('my-app')
const project = await createTestProject({
  users: [ada],
  config: { clientTeamCreationEnabled: true },
})
const { sso, user, connection } = await openConnection(project, issuer, 'acme.test')

it('SignIn leads to the identity provider if the connection became required meanwhile', async () => {
  const tab = openTab(project, { href: 'http://localhost:3000/handler/sign-in' })
  const { person } = show({ app: tab.app, visits: tab.visited }, <SignIn redirectTo="/inbox" />)
  await person.type(await screen.findByLabelText('Email address'), 'grace@acme.test{Enter}')
  const passwordField = await screen.findByLabelText('Password')
  await sso.updateConnection(connection.id, { isRequired: true, emergencyUserId: user.id })
  await person.type(passwordField, `${password}{Enter}`)
  await waitFor(() => expect(tab.visited).toHaveLength(1))
  expect(tab.visited[0]).toContain(`/auth/oauth/authorize/${connection.id}?`)
})

it.each([
  ['SSO_REQUIRED', 'Your organization requires single sign-on'],
  ['SSO_EMAIL_NOT_ALLOWED', 'sent an email address that it may not sign in here'],
])('ErrorPage explains %s', async (code, text) => {
  goTo(`/handler/error?errorCode=${code}`)
  show(createVisitor(project), <ErrorPage />)
  await screen.findByText(text, { exact: false })
})
