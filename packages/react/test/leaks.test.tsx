import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watch } from '../../core/test/leaks/watch.js'
import { PasswordReset, SignIn, SignUp } from '../src/pages/index.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  show,
  users,
  type Visitor,
} from './visitor.js'

const pages = watch('hosted pages')
const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

let printed: unknown[]
beforeEach(() => {
  printed = []
  for (const name of methods)
    vi.spyOn(console, name).mockImplementation((...args) => void printed.push(...args))
})
afterEach(() => void vi.restoreAllMocks())
// The searches below miss a kind of secret that no test planted (LG04).
afterAll(() => expect(pages.missing()).toEqual([]))

/** Returns everything on a page that other users or scripts could read: HTML, URL, storage and console. */
const readable = () =>
  [
    document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ...printed.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ].join('\n')

const expectHidden = () => expect(pages.findIn(readable())).toEqual([])

/** Adds the tokens of the signed-in user to the secrets. */
async function takeTokens({ app }: Visitor) {
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.currentSession.getTokens()
  pages.take('access token', accessToken)
  pages.take('refresh token', refreshToken)
}

it('signing in exposes no password and no token in HTML, URL, storage and console (LG04, XS18)', async () => {
  const own = pages.make('password')
  const project = await createTestProject({ users: [{ email, password: own }] })
  const visitor = createVisitor(project, { debug: true })
  const { person } = show(visitor, <SignIn />)
  await person.type(await screen.findByLabelText('Email address'), email)
  await person.type(screen.getByLabelText('Password'), pages.make('password'))
  expectHidden()
  await person.keyboard('{Enter}')
  await screen.findByText('Incorrect email or password.')
  expectHidden()
  await person.type(screen.getByLabelText('Password'), `${own}{Enter}`)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  await takeTokens(visitor)
  expectHidden()
  expect(visitor.visits).toEqual(['/'])
})

it('signing up exposes no password and no token in HTML, URL, storage and console (LG04, XS18)', async () => {
  const visitor = createVisitor(await createTestProject(), { debug: true })
  const { person } = show(visitor, <SignUp />)
  await person.type(await screen.findByLabelText('Email address'), 'grace@example.com')
  await person.type(screen.getByLabelText('Password'), `${pages.make('new password')}{Enter}`)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  await takeTokens(visitor)
  expectHidden()
})

it('the code of a password reset is not in the HTML, and not in the URL after it was used (IN14)', async () => {
  const project = await createTestProject({ users })
  const visitor = createVisitor(project, { debug: true })
  await visitor.app.sendForgotPasswordEmail(email)
  const code = pages.take('email code', (await project.inbox.next({ to: email })).code)
  goTo(`/handler/password-reset?code=${code}`)
  const { person } = show(visitor, <PasswordReset />)
  const newPassword = pages.make('new password')
  const [field, ...others] = await screen.findAllByLabelText(/password/i, { selector: 'input' })
  for (const input of [field!, ...others]) await person.type(input, newPassword)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(window.location.href).not.toContain(code))
  expectHidden()
})
