import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { LatchkeyProvider, Show, useUser, useUserState } from '../src/index.js'
import {
  EmailVerification,
  ErrorPage,
  Handler,
  SignIn,
  SignOut,
  SignUp,
} from '../src/pages/index.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  users,
  type Visitor,
} from './visitor.js'

afterEach(() => {
  cleanup()
  goTo('/')
})

/** Renders on a server that knows nobody, then hydrates in a browser; fails on any mismatch. */
function hydrate(server: Visitor, browser: Visitor, ui: ReactElement) {
  const complaints = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const tree = ({ app }: Visitor) => <LatchkeyProvider app={app}>{ui}</LatchkeyProvider>
  vi.stubGlobal('window', undefined)
  const html = renderToString(tree(server))
  vi.unstubAllGlobals()
  container.innerHTML = html
  render(tree(browser), { container, hydrate: true, onRecoverableError: recovered })
  onTestFinished(() => {
    container.remove()
    complaints.mockRestore()
  })
  return { container, html, recovered, complaints }
}

const createPair = async (): Promise<[Visitor, Visitor]> => {
  const project = await createTestProject({ users })
  const browser = createVisitor(project)
  await browser.app.signInWithCredential({ email, password, noRedirect: true })
  // What a signed-in browser knows before it hydrates must not show before it has.
  await browser.app.getUser()
  // A server's app for a browser's cookies sees none.
  return [
    createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    }),
    browser,
  ]
}

const Status = () => <p>{useUserState().status}</p>

it('hydrates what depends on the user without a mismatch, and then shows who is here', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <>
      <Status />
      <Show when="signed-in" fallback="Nobody">
        Somebody
      </Show>
    </>
  )
  const { html, recovered, complaints } = hydrate(server, browser, ui)
  expect(html).toContain('loading')
  expect(html).not.toMatch(/Somebody|Nobody/)
  await waitFor(() => screen.getByText('signed-in'))
  screen.getByText('Somebody')
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

it.each([
  ['SignIn', '/', <SignIn key="page" />, 'You are signed in'],
  ['SignUp', '/', <SignUp key="page" />, 'You are signed in'],
  ['SignOut', '/', <SignOut key="page" />, 'You are signed out'],
  ['EmailVerification', '/', <EmailVerification key="page" />, 'Something is missing'],
  ['ErrorPage', '/?errorCode=OUTER_OAUTH_TIMEOUT', <ErrorPage key="page" />, 'That took too long'],
  ['Handler', '/handler/sign-in', <Handler key="page" />, 'You are signed in'],
])('hydrates %s without a mismatch', async (_name, address, ui, heading) => {
  const [server, browser] = await createPair()
  goTo(address)
  const { container, html, recovered, complaints } = hydrate(server, browser, ui)
  expect(html).toContain('This page needs JavaScript.')
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(heading))
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

const Name = () => <p>User: {useUser()?.displayName}</p>

it('leaves a suspending reader to its fallback on a server, and shows it in the browser', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <Suspense fallback={<p>Waiting</p>}>
      <Name />
    </Suspense>
  )
  const { html } = hydrate(server, browser, ui)
  expect(html).toContain('Waiting')
  await waitFor(() => screen.getByText('User: Ada Lovelace'))
})
