import { createTestProject } from '@latchkey/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openConnection } from '../../../core/test/support/connection.js'
import { ada, openTab } from '../../../core/test/support/open-tab.js'
import { setupScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { SignIn, SignUp } from '../../src/pages/index.js'
import { goTo, password, press, ready, show } from '../visitor.js'

const issuer = await setupScriptedIssuer('my-app')
const project = await createTestProject({
  users: [ada],
  config: { clientTeamCreationEnabled: true },
})
const { sso, user, connection } = await openConnection(project, issuer, 'acme.test')
const setRequired = (isRequired: boolean) =>
  sso.updateConnection(connection.id, { isRequired, emergencyUserId: user.id })

const openPage = async (page = <SignIn redirectTo="/inbox" />) => {
  const { app, visited } = openTab(project, { href: 'http://localhost:3000/handler/sign-in' })
  goTo('/handler/sign-in')
  const { person } = show({ app, visits: visited }, page)
  const emailField = await screen.findByLabelText<HTMLInputElement>('Email address')
  const submitEmail = (email: string) => person.type(emailField, `${email}{Enter}`)
  return { person, visited, emailField, submitEmail }
}
const passwordField = () => screen.findByLabelText('Password')

beforeEach(() => setRequired(false))

describe('SignIn in a project with single sign-on', () => {
  it('asks for the address before it shows the other methods', async () => {
    const { person, emailField, submitEmail } = await openPage()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await submitEmail('not an address')
    await screen.findByText('Enter a valid email address', { exact: false })
    await person.clear(emailField)
    await submitEmail(ada.email)
    await passwordField()
    expect(screen.getByLabelText('Email address')).toMatchObject({
      value: ada.email,
      readOnly: true,
      autocomplete: 'username',
    })
  })

  it('signs in with the address and the password', async () => {
    const { person, visited, submitEmail } = await openPage()
    await submitEmail(ada.email)
    await person.type(await passwordField(), `${password}{Enter}`)
    await waitFor(() => expect(visited).toEqual(['/inbox']))
  })

  it('goes back to the address', async () => {
    const { person, submitEmail } = await openPage()
    await submitEmail(ada.email)
    await passwordField()
    await person.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByLabelText('Email address')).toMatchObject({
      value: ada.email,
      readOnly: false,
    })
  })

  it('offers the identity provider of the domain before the password', async () => {
    const { person, visited, submitEmail } = await openPage()
    await submitEmail('grace@acme.test')
    const button = await ready('Continue with Acme')
    const isBefore = button.compareDocumentPosition(await passwordField())
    expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press(person, 'Continue with Acme')
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(visited[0]).toContain(`/auth/oauth/authorize/${connection.id}?`)
  })
})

it.each([
  ['SignIn', <SignIn key="sign-in" redirectTo="/inbox" />],
  ['SignUp', <SignUp key="sign-up" redirectTo="/inbox" />],
])('%s leads an address of a required connection to its identity provider', async (_, page) => {
  await setRequired(true)
  const { visited, submitEmail } = await openPage(page)
  await submitEmail('grace@acme.test')
  await screen.findByRole('heading', { name: /Taking you to\s+Acme/ })
  await waitFor(() => expect(visited).toHaveLength(1))
  const { pathname, searchParams } = new URL(visited[0] ?? '')
  expect(pathname).toMatch(new RegExp(`/auth/oauth/authorize/${connection.id}$`))
  expect(searchParams.get('login_hint')).toBe('grace@acme.test')
  expect(searchParams.get('redirect_uri')).toContain('after_auth_return_to=%2Finbox')
})
