import { signedIn, signedOut } from '@latchkey/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  LatchkeyProvider,
  Show,
  useApp,
  usePermission,
  useProject,
  useTeams,
  useUser,
} from '../src/index.js'

function Page() {
  const user = useUser({ or: 'redirect' })
  return (
    <main>
      <h1>Hello {user.displayName}</h1>
      <button type="button" onClick={() => void user.setDisplayName('Grace')}>
        Rename
      </button>
    </main>
  )
}

it('signedIn() renders the user without a service and without suspending', async () => {
  const { app } = await signedIn({ displayName: 'Ada' })
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  screen.getByText('Hello Ada')
})

it('signedIn() applies changes of the user and calls the mock of the request', async () => {
  const rename = vi.fn()
  const { app } = await signedIn({ displayName: 'Ada' }, { answers: { 'PATCH /users/me': rename } })
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('Hello Grace')
  expect(rename).toHaveBeenCalledExactlyOnceWith({ display_name: 'Grace' })
})

function Teams() {
  const user = useUser({ or: 'throw' })
  const teams = useTeams(user)
  const mayInvite = usePermission(user, teams[0]!, '$invite_members')
  return (
    <p>
      {useProject().displayName}: {teams.map(({ displayName }) => displayName).join(', ')}
      {mayInvite && ', may invite'}
    </p>
  )
}

it('signedIn() returns the teams and permissions of the options', async () => {
  const teams = [
    { displayName: 'Acme', permissions: ['$invite_members'] },
    { displayName: 'Other' },
  ]
  const { app } = await signedIn({ teams })
  render(
    <LatchkeyProvider app={app}>
      <Teams />
    </LatchkeyProvider>,
  )
  await screen.findByText('Test project: Acme, Other, may invite')
})

function SignOut() {
  const app = useApp()
  return (
    <Show when="signed-in" fallback="Signed out">
      <button type="button" onClick={() => void app.signOut({ noRedirect: true })}>
        Sign out
      </button>
    </Show>
  )
}

it('signedIn() renders the component as signed out after a sign-out', async () => {
  const { app } = await signedIn()
  render(
    <LatchkeyProvider app={app}>
      <SignOut />
    </LatchkeyProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('Signed out')
})

it('signedOut() redirects to the sign-in page', async () => {
  const visited: string[] = []
  const { app } = signedOut({ redirectMethod: { navigate: (to) => void visited.push(to) } })
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  await expect.poll(() => visited).toHaveLength(1)
  expect(visited[0]).toContain('/handler/sign-in')
})
