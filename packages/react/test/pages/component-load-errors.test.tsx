import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Show } from '../../src/index.js'
import {
  OAuthButtons,
  PasskeyButton,
  SignIn,
  TeamSwitcher,
  UserButton,
} from '../../src/pages/index.js'
import { watchNetwork } from '../network.js'
import { createTestProject, createVisitor, email, password, show, users } from '../visitor.js'

const broken = { status: 500, body: 'Broken' }
const always = { times: Infinity }

/** Creates a visitor with a session whose user the service does not return. */
const createUnloadedUser = async () => {
  const network = watchNetwork()
  const visitor = createVisitor(await createTestProject({ users }))
  network.replaceAnswer('GET /users/me', broken, always)
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const failed = () => waitFor(() => expect(visitor.app.user.get().status).toBe('failed'))
  return { ...visitor, failed }
}

it('UserButton links to the sign-in page and TeamSwitcher renders nothing if the user does not load', async () => {
  const { failed, ...visitor } = await createUnloadedUser()
  show(
    visitor,
    <>
      <UserButton />
      <TeamSwitcher />
    </>,
  )
  await screen.findAllByText('Loading')
  await failed()
  await screen.findByRole('link', { name: 'Sign in' })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(document.querySelectorAll('.lk-root')).toHaveLength(1)
})

it('Show treats the user as signed out if the user does not load', async () => {
  const { failed, ...visitor } = await createUnloadedUser()
  const { container } = show(
    visitor,
    <>
      <Show when="signed-in" fallback="Signed out. ">
        In.{' '}
      </Show>
      <Show when="signed-out">Out. </Show>
      <Show when={() => true} fallback="Fallback.">
        Predicate.
      </Show>
    </>,
  )
  await failed()
  await waitFor(() => expect(container.textContent).toBe('Signed out. Out. Fallback.'))
})

it.each([
  ['OAuthButtons', <OAuthButtons key="part" />, 'Continue with Google'],
  ['PasskeyButton', <PasskeyButton key="part" />, 'Sign in with a passkey'],
])('%s shows the error of the project and renders on a retry', async (...args) => {
  const [, part, button] = args
  const network = watchNetwork()
  const oauthProviders = [{ id: 'google' as const, type: 'shared' as const }]
  const project = await createTestProject({ config: { passkeyEnabled: true, oauthProviders } })
  network.replaceAnswer('GET /projects/current', broken, always)
  const { person } = show(createVisitor(project), part)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/^Something went wrong/)
  network.reset()
  await person.click(retry)
  await screen.findByRole('button', { name: button })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('SignIn renders the logo of the app even if the project does not load', async () => {
  const network = watchNetwork()
  network.replaceAnswer('GET /projects/current', broken, always)
  const slots = { logo: <img src="/logo.svg" alt="Northwind" /> }
  show(createVisitor(await createTestProject()), <SignIn slots={slots} />)
  await screen.findByText("This page couldn't load")
  screen.getByRole('img', { name: 'Northwind' })
})
