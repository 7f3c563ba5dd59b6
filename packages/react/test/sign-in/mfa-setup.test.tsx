import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { totp } from '../../../core/test/support/totp.js'
import { RedirectToSignIn, useUser } from '../../src/index.js'
import { AccountSettings, MfaSetup, type PageEvent, SignIn, SignUp } from '../../src/pages/index.js'
import { createSignedIn } from '../create-signed-in.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  press,
  show,
  showCredentialForm,
  verifiedUsers,
  type Visitor,
} from '../visitor.js'

const SETUP = '/handler/mfa-setup'

/** Creates a project that requires a second factor, with some days of grace. */
const createProject = (secondFactorGraceDays: number) =>
  createTestProject({
    users: verifiedUsers,
    config: { requireSecondFactorFrom: '2020-01-01', secondFactorGraceDays },
  })

/** Signs a visitor in without the second factor, and opens the page. */
async function openPage(secondFactorGraceDays: number) {
  const project = await createProject(secondFactorGraceDays)
  const visitor = createVisitor(project)
  await visitor.app.signInWithCredential({ ...signInData, noRedirect: true })
  const events: PageEvent[] = []
  goTo(`${SETUP}?after_auth_return_to=%2Fteams`)
  const view = show(visitor, <MfaSetup onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: 'Set up two-step verification' })
  return { project, events, ...visitor, ...view }
}

const signInData = { email, password }
/** Days. */
const GRACE = 7

const Private = () => <p>Private: {useUser({ or: 'redirect' }).displayName}</p>

/** Types the code of the shown secret. */
async function enroll({ person, container }: ReturnType<typeof show>) {
  await press(person, 'Set up')
  await screen.findByRole('img', { name: /authenticator app/ })
  const secret = container.querySelector('.lk-secret code')?.textContent?.replaceAll(' ', '') ?? ''
  await person.type(screen.getByLabelText('Code'), totp(secret))
}

describe('a user who has some days left to set up the second factor', () => {
  it('is led to the setup after a sign-in, which keeps the return URL', async () => {
    goTo('/handler/sign-in?after_auth_return_to=%2Fteams')
    const { submit, visits } = await showCredentialForm(
      createVisitor(await createProject(GRACE)),
      <SignIn />,
    )
    await submit(email)
    await waitFor(() => expect(visits).toEqual([`${SETUP}?after_auth_return_to=%2Fteams`]))
  })

  it('is led to the setup after a sign-up, and then to the page after it', async () => {
    goTo('/handler/sign-up')
    const visitor = createVisitor(await createProject(GRACE), { urls: { afterSignUp: '/welcome' } })
    const { submit, visits } = await showCredentialForm(visitor, <SignUp />)
    await submit('grace@example.com', 'another horse 8 battery')
    await waitFor(() => expect(visits).toEqual([`${SETUP}?after_auth_return_to=%2Fwelcome`]))
  })

  it('sees the last date, and continues with "Remind me later"', async () => {
    const { app, person, visits } = await openPage(GRACE)
    const dueAt = (await app.getUser())?.secondFactorDueAt
    const text = await screen.findByText(/requires two-step verification\. Set it up by/)
    expect(text.querySelector('time')?.dateTime).toBe(dueAt?.toISOString())
    await press(person, 'Remind me later')
    await waitFor(() => expect(visits).toEqual(['/teams']))
  })

  it('is not led to the setup in a project without the rule', async () => {
    const network = watchNetwork()
    const visitor = createVisitor(await createTestProject({ users: verifiedUsers }))
    goTo('/handler/sign-in')
    const { submit, visits } = await showCredentialForm(visitor, <SignIn />)
    await submit(email)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(network.calls('GET /users/me')).toBeLessThanOrEqual(1)
  })
})

describe('a user whose days to set up the second factor are over', () => {
  it('can set it up or sign out, and nothing else', async () => {
    const { app, person, visits } = await openPage(0)
    screen.getByText(/requires two-step verification\. Set it up to continue/)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Set up',
      'Sign out',
    ])
    expect(screen.queryByRole('link')).toBeNull()
    await press(person, 'Sign out')
    await screen.findByText('Sign in to set up two-step verification.')
    expect(app.session.get().status).toBe('signed-out')
    expect(visits).toEqual([])
  })

  it.each([
    ['useUser', <Private key="private" />],
    ['RedirectToSignIn', <RedirectToSignIn key="redirect" />],
    ['the account settings', <AccountSettings key="settings" />],
  ])('is led to the setup by %s, and back afterwards', async (_name, ui) => {
    const visitor = createVisitor(await createProject(0))
    await visitor.app.signInWithCredential({ ...signInData, noRedirect: true })
    goTo('/inbox')
    show(visitor, ui)
    await waitFor(() => expect(visitor.visits).toEqual([`${SETUP}?after_auth_return_to=%2Finbox`]))
  })

  it('is asked to sign in again if the last sign-in is too old, and can do so', async () => {
    const opened = await openPage(0)
    await opened.project.clock.advance('11m')
    await press(opened.person, 'Set up')
    await screen.findByRole('dialog', { name: 'Sign in again' })
    await opened.person.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(opened.visits).toHaveLength(1))
    const to = opened.visits[0] ?? ''
    expect(to).toContain('sign_in_again=true')
    cleanup()
    goTo(to)
    const visitor: Visitor = { app: opened.app, visits: [] }
    const { person, passwordField } = await showCredentialForm(visitor, <SignIn />)
    await person.type(passwordField, `${password}{Enter}`)
    await waitFor(() => expect(opened.visits).toHaveLength(2))
    expect(opened.visits[1]).toBe(`${SETUP}?after_auth_return_to=%2Fteams`)
  })
})

describe('MfaSetup', () => {
  it('turns the app on, shows recovery codes once, and continues', async () => {
    const opened = await openPage(0)
    await enroll(opened)
    await screen.findByRole('heading', { name: 'Save your recovery codes' })
    await waitFor(() => expect(document.querySelectorAll('.lk-recovery-codes li')).toHaveLength(10))
    expect(opened.visits).toEqual([])
    await press(opened.person, 'Done')
    await waitFor(() => expect(opened.visits).toEqual(['/teams']))
    expect(await opened.app.getUser()).toMatchObject({
      isMultiFactorRequired: true,
      isRestricted: false,
      secondFactorDueAt: null,
    })
  })

  it('creates the recovery codes again after a failure', async () => {
    const opened = await openPage(0)
    const network = watchNetwork()
    network.replaceAnswer('POST /latchkey/recovery-codes', { status: 500 })
    await enroll(opened)
    await screen.findByText(/^Something went wrong/)
    await press(opened.person, 'Create codes')
    await waitFor(() => expect(document.querySelectorAll('.lk-recovery-codes li')).toHaveLength(10))
  })

  it('rejects a wrong code without a request', async () => {
    const { person } = await openPage(0)
    const network = watchNetwork()
    await press(person, 'Set up')
    await person.type(await screen.findByLabelText('Code'), '000000')
    await screen.findByText(/^Incorrect code/)
    await press(person, 'Cancel')
    await screen.findByRole('button', { name: 'Set up' })
    expect(network.calls('PATCH /users/me')).toBe(0)
  })

  it('continues to the app for a user who needs no second factor', async () => {
    const visitor = await createSignedIn(await createTestProject({ users: verifiedUsers }))
    goTo(`${SETUP}?after_auth_return_to=%2Fteams`)
    show(visitor, <MfaSetup />)
    await waitFor(() => expect(visitor.visits).toEqual(['/teams']))
  })

  it('asks a signed-out visitor to sign in', async () => {
    const visitor = createVisitor(await createProject(0))
    goTo(SETUP)
    show(visitor, <MfaSetup />)
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/handler/sign-in')
  })
})
