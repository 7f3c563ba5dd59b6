import { scaledTimers, shortenPauses } from '../../../core/test/support/timers.js'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ErrorPage, MagicLinkCallback, Mfa, type PageEvent, SignIn } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { watchNetwork } from '../network.js'
import {
  email,
  goTo,
  openLink,
  password,
  press,
  ready,
  show,
  showCredentialForm,
  verifiedUsers,
  type Visitor,
} from '../visitor.js'

const RESTORE = 'POST /latchkey/account-deletion/restore'

const createGraceProject = () =>
  createOpenProject({ users: verifiedUsers, config: { accountDeletionGraceDays: 30 } })

/** Deletes the account in a project with a grace period and returns its visitor. */
async function createDeletedAccount() {
  const project = await createGraceProject()
  const visitor = await createSignedIn(project, {
    // The deletion waits for the page to be left.
    platform: { timers: scaledTimers(shortenPauses) },
  })
  await visitor.user.delete()
  visitor.visits.length = 0
  return { project, visitor }
}

/** Signs in and renders the page that the sign-in redirects to. */
async function openRestorePage() {
  const { project, visitor } = await createDeletedAccount()
  const { submit } = await showCredentialForm(visitor, <SignIn />)
  await submit(email)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  cleanup()
  const events: PageEvent[] = []
  goTo(visitor.visits[0]!)
  const view = show(visitor, <ErrorPage onEvent={(event) => events.push(event)} />)
  return { project, visitor, events, ...view }
}

const signIn = ({ app }: Visitor) => app.signInWithPassword({ email, password, noRedirect: true })

describe('sign-in with a pending account deletion', () => {
  it('offers to restore the account after a sign-in and restores it only after a click', async () => {
    const { visitor, person } = await openRestorePage()
    await screen.findByRole('heading', { name: 'Your account will be deleted' })
    expect(document.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(await signIn(visitor)).toMatchObject({ error: { code: 'ACCOUNT_DELETION_PENDING' } })
    await press(person, 'Keep my account')
    await screen.findByRole('heading', { name: "Your account won't be deleted" })
    expect(visitor.app.session.get().status).toBe('signed-out')
    expect(await signIn(visitor)).toMatchObject({ status: 'ok' })
  })

  /** Waits for the redirect to the restore page and renders that page. */
  async function showRestorePage(visitor: Visitor) {
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    cleanup()
    goTo(visitor.visits[0]!)
    show(visitor, <ErrorPage />)
    await screen.findByRole('heading', { name: 'Your account will be deleted' })
  }

  it('offers to restore the account after a magic link', async () => {
    const { project, visitor } = await createDeletedAccount()
    await visitor.app.sendMagicLinkEmail(email)
    openLink((await project.inbox.next({ to: email })).link)
    const { person } = show(visitor, <MagicLinkCallback />)
    await person.click(await ready('Sign in'))
    await showRestorePage(visitor)
    expect(visitor.app.session.get().status).toBe('signed-out')
  })

  it('offers to restore the account after the second factor', async () => {
    const project = await createGraceProject()
    const phone = createAuthenticatorApp(project)
    const visitor = await createSignedIn(project)
    await visitor.user.update({ totpMultiFactorSecret: phone.secret })
    await visitor.user.delete()
    await signIn(visitor)
    visitor.visits.length = 0
    const { person } = show(visitor, <Mfa />)
    const field = await screen.findByLabelText<HTMLInputElement>('Code')
    await person.type(field, await phone.nextCode())
    await showRestorePage(visitor)
    expect(visitor.app.session.get().status).toBe('signed-out')
  })

  it('links to the sign-in page after the restore code has expired', async () => {
    const { project, person, events } = await openRestorePage()
    await project.clock.advance('10m')
    await press(person, 'Keep my account')
    await screen.findByRole('heading', { name: 'This took too long' })
    screen.getByRole('link', { name: 'Sign in again' })
    expect(events).toEqual([{ type: 'refused', code: 'VERIFICATION_CODE_EXPIRED' }])
  })

  it('restores the account on a retry after a server error', async () => {
    const network = watchNetwork()
    const { person } = await openRestorePage()
    network.replaceAnswer(RESTORE, { status: 500 }, { times: 9 })
    await press(person, 'Keep my account')
    await screen.findByText(/^Something went wrong/)
    network.reset()
    await press(person, 'Keep my account')
    await screen.findByRole('heading', { name: "Your account won't be deleted" })
  })

  it('has no restore code in the URL, and keeps none after the account is restored (86)', async () => {
    const { visitor, person } = await openRestorePage()
    expect(visitor.visits).toEqual(['/handler/error?errorCode=ACCOUNT_DELETION_PENDING'])
    await press(person, 'Keep my account')
    await screen.findByRole('heading', { name: "Your account won't be deleted" })
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('restoreCode')
  })

  it.each(['', 'null', '{}', '{"deleteAtMillis":"x","restoreCode":"a"}', '{'])(
    'shows a general error for ACCOUNT_DELETION_PENDING with the details %j',
    async (details) => {
      const { visitor } = await createDeletedAccount()
      sessionStorage.setItem('latchkey-pending-deletion', details)
      onTestFinished(() => sessionStorage.removeItem('latchkey-pending-deletion'))
      goTo('/handler/error?errorCode=ACCOUNT_DELETION_PENDING')
      show(visitor, <ErrorPage />)
      await screen.findByRole('heading', { name: 'Something went wrong' })
      expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull()
    },
  )
})
