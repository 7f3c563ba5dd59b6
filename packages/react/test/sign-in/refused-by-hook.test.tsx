import { createService } from '@latchkey/service'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createClock } from '../../../testing/src/clock.js'
import { createDevApi } from '../../../testing/src/dev-api.js'
import { createInbox } from '../../../testing/src/inbox.js'
import { openTab } from '../../../core/test/support/open-tab.js'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { visitProvider, waitForNavigation } from '../../../core/test/support/visit-provider.js'
import { hookedProject } from '../../../service/test/hooks/hooks.js'
import { ErrorPage, MagicLinkCallback, Mfa, SignIn, SignUp } from '../../src/pages/index.js'
import {
  createVisitor,
  email,
  goTo,
  openLink,
  password,
  press,
  show,
  showCredentialForm,
  verifiedUsers,
  type Visitor,
} from '../visitor.js'

const MESSAGE = 'Use your <b>work</b> email.'

let refuses = true
const decide = () =>
  refuses ? { allow: false as const, message: MESSAGE } : { allow: true as const }
const { seed } = hookedProject({ beforeSignUp: { run: decide }, beforeSignIn: { run: decide } })
const service = createService({
  port: 0,
  passwordHashing: { memoryKibibytes: 8, passes: 1 },
  projects: [{ ...seed, users: verifiedUsers }],
})
afterAll(() => service.close())
const baseUrl = await service.listen(0)
const api = createDevApi(baseUrl)
const project = {
  projectId: seed.id,
  publishableClientKey: seed.keys.publishableClientKey,
  baseUrl,
  clock: createClock(api, seed.id, () => {}),
  inbox: createInbox(api, seed.id),
}

const expectSignedOut = ({ app }: Pick<Visitor, 'app'>) =>
  expect(app.session.get().status).toBe('signed-out')

describe('the message of a hook that refuses', () => {
  it('is shown by SignUp as plain text', async () => {
    const { submit, ...visitor } = await showCredentialForm(createVisitor(project), <SignUp />)
    await submit('grace@example.com')
    await screen.findByText(MESSAGE)
    expectSignedOut(visitor)
  })

  it('is shown by SignIn', async () => {
    const { submit, ...visitor } = await showCredentialForm(createVisitor(project), <SignIn />)
    await submit(email)
    await screen.findByText(MESSAGE)
    expectSignedOut(visitor)
  })

  it('is shown by MagicLinkCallback', async () => {
    const visitor = createVisitor(project)
    await visitor.app.sendMagicLinkEmail(email)
    openLink((await project.inbox.next({ to: email })).link)
    const { person } = show(visitor, <MagicLinkCallback />)
    await press(person, 'Sign in')
    await screen.findByText(MESSAGE)
    expectSignedOut(visitor)
  })

  it('is shown by Mfa, because the hook decides after the last factor', async () => {
    refuses = false
    const owner = createVisitor(project)
    const phone = createAuthenticatorApp(project)
    await owner.app.signInWithCredential({ email, password, noRedirect: true })
    const user = await owner.app.getUser({ or: 'throw' })
    await user.update({ totpMultiFactorSecret: phone.secret })
    refuses = true
    const visitor = createVisitor(project)
    goTo('/handler/sign-in')
    const { submit } = await showCredentialForm(visitor, <SignIn />)
    await submit(email)
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    cleanup()
    goTo(visitor.visits[0] ?? '')
    const { person } = show(visitor, <Mfa />)
    await person.type(await screen.findByLabelText('Code'), await phone.nextCode())
    await screen.findByText(MESSAGE)
    expectSignedOut(visitor)
  })

  // Anyone can write a message into the URL of that page.
  it('is replaced by a fixed text on ErrorPage, to which a refused OAuth sign-in redirects', async () => {
    const tab = openTab(project, { href: 'http://localhost:3000/handler/sign-in' })
    onTestFinished(() => tab.app.dispose())
    const startUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
    openLink(await visitProvider(startUrl, { account: 'grace@example.com' }))
    show({ app: tab.app, visits: tab.visited }, <ErrorPage />)
    await screen.findByText(/This app didn't accept your account/)
    expect(screen.queryByText(MESSAGE)).toBeNull()
    expectSignedOut(tab)
  })
})
