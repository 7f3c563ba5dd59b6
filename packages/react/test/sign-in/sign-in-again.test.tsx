import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { Mfa, type PageEvent, SignIn } from '../../src/pages/index.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  press,
  show,
  verifiedUsers,
} from '../visitor.js'

const other = { email: 'grace@example.com', password: 'another password' }
const users = [...verifiedUsers, { ...other, emailVerified: true }]
const ADDRESS = '/handler/sign-in?after_auth_return_to=%2Fbilling&sign_in_again=true'

/** Opens the sign-in page with the request that the signed-in user signs in again. */
async function openPage() {
  const project = await createTestProject({ users })
  const visitor = createVisitor(project)
  await visitor.app.signInWithPassword({ email, password, noRedirect: true })
  const user = await visitor.app.getUser({ or: 'throw' })
  goTo(ADDRESS)
  const events: PageEvent[] = []
  const view = show(visitor, <SignIn allowAnonymous onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: 'Sign in again' })
  return { project, user, events, ...visitor, ...view }
}

const emailField = () => screen.getByLabelText('Email address')
const passwordField = () => screen.getByLabelText('Password')

describe('SignIn with sign_in_again', () => {
  it('asks a signed-in user to sign in again and returns to after_auth_return_to', async () => {
    const { person, app, visits, events } = await openPage()
    // The field says who signs in.
    expect(emailField()).toHaveProperty('value', email)
    expect(screen.queryByText('Ada Lovelace')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull()
    const before = await app.getUser({ or: 'throw' })
    const [session] = await before.listSessions()

    await person.type(passwordField(), `${password}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/billing']))
    expect(events).toEqual([{ type: 'signed-in' }])
    screen.getByRole('heading', { name: 'Sign in again' })
    const again = await (await app.getUser({ or: 'throw' })).listSessions()
    expect(again).toHaveLength(1)
    expect(again[0]?.id).not.toBe(session?.id)
  })

  it('rejects another account with a reason and keeps the user signed in', async () => {
    const { person, app, visits, user } = await openPage()
    await person.clear(emailField())
    await person.type(emailField(), other.email)
    await person.type(passwordField(), `${other.password}{Enter}`)
    await screen.findByText(/^That's a different account\./)
    screen.getByText('Ada Lovelace')
    expect(visits).toEqual([])
    expect((await app.getUser({ or: 'throw' })).id).toBe(user.id)
  })

  it('shows the regular sign-in form after the user signs out', async () => {
    const { person, app, visits } = await openPage()
    await press(person, 'Sign out')
    await screen.findByRole('heading', { name: 'Sign in' })
    await person.clear(emailField())
    await person.type(emailField(), other.email)
    await person.type(passwordField(), `${other.password}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/billing']))
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(other.email)
  })

  it('offers to sign out in the error about another account', async () => {
    const { person, app, visits } = await openPage()
    await person.clear(emailField())
    await person.type(emailField(), other.email)
    await person.type(passwordField(), `${other.password}{Enter}`)
    await screen.findByText(/^That's a different account\./)
    await person.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    await press(person, 'Sign in')
    await waitFor(() => expect(visits).toEqual(['/billing']))
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(other.email)
  })

  it('rejects another account after its second factor', async () => {
    const { project, person, ...visitor } = await openPage()
    const { app, visits, user } = visitor
    const phone = createAuthenticatorApp(project)
    const second = createVisitor(project)
    await second.app.signInWithPassword({ ...other, noRedirect: true })
    const owner = await second.app.getUser({ or: 'throw' })
    await owner.update({ totpMultiFactorSecret: phone.secret })
    await person.clear(emailField())
    await person.type(emailField(), other.email)
    await person.type(passwordField(), `${other.password}{Enter}`)
    await waitFor(() => expect(visits).toHaveLength(1))
    expect(visits[0]).toBe('/handler/mfa?after_auth_return_to=%2Fbilling&sign_in_again=true')
    cleanup()
    goTo(visits[0] ?? '')
    const mfa = show(visitor, <Mfa />)
    const field = await screen.findByLabelText('Code')
    await mfa.person.type(field, await phone.nextCode())
    await screen.findByText(/^That's a different account\./)
    expect((await app.getUser({ or: 'throw' })).id).toBe(user.id)
  })
})
