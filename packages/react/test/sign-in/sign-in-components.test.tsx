import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  CodeInput,
  OAuthButtons,
  type PageEvent,
  PasskeyButton,
  PasswordField,
  SignIn,
} from '../../src/pages/index.js'
import { createPasskeyDevice } from '../../../core/test/support/passkey-device.js'
import { openTab } from '../../../core/test/support/open-tab.js'
import { createOAuthProject } from '../../../core/test/support/visit-provider.js'
import { stubPasskeys } from '../stub-passkeys.js'
import { createTestProject, createVisitor, goTo, show } from '../visitor.js'

it('OAuthButtons redirects to the provider with redirectTo', async () => {
  const { app, visited } = openTab(await createOAuthProject())
  const { person, container } = show({ app, visits: visited }, <OAuthButtons redirectTo="/in" />)
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(new URL(visited[0]!).searchParams.get('redirect_uri')).toContain('=%2Fin')
  expect(container.querySelector('.lk-root')).not.toBeNull()
})

it('OAuthButtons shows the name and the picture of an OpenID provider of the project', async () => {
  const iconUrl = 'https://acme.example.com/icon.svg'
  const issuer = 'https://login.acme.example.com'
  const acme = { id: 'acme', displayName: 'Acme Staff', issuer, clientId: 'a', clientSecret: 'b' }
  const project = await createTestProject({
    config: { openIdProviders: [{ ...acme, iconUrl }] },
  })
  const { app, visited } = openTab(project)
  const { person, container } = show({ app, visits: visited }, <OAuthButtons />)
  const button = await screen.findByRole('button', { name: 'Continue with Acme Staff' })
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(iconUrl))
  // A picture that does not load gives way to the drawing.
  fireEvent.error(container.querySelector('img')!)
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
  await person.click(button)
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(new URL(visited[0]!).pathname).toMatch(/\/authorize\/acme$/)
})

it('OAuthButtons shows that sign-in needs cookies if the browser blocks them', async () => {
  const cookies = { read: () => '', write: () => {}, remove: () => {} }
  const { app, visited } = openTab(await createOAuthProject(), { platform: { cookies } })
  const { person } = show({ app, visits: visited }, <OAuthButtons />)
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await screen.findByText(/^Sign-in needs cookies/)
  expect(visited).toEqual([])
})

it('PasskeyButton shows that the passkey was canceled and emits refused (WA09)', async () => {
  const project = await createTestProject({ config: { passkeyEnabled: true } })
  const exception = new DOMException('', 'NotAllowedError')
  stubPasskeys(createPasskeyDevice({ exception }).credentials)
  const { app, visited } = openTab(project)
  const events: PageEvent[] = []
  const onEvent = (event: PageEvent) => void events.push(event)
  const { person } = show({ app, visits: visited }, <PasskeyButton onEvent={onEvent} />)
  await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  await screen.findByText('No passkey was used. Try again, or sign in another way.')
  expect(events).toEqual([{ type: 'refused', code: 'PASSKEY_WEBAUTHN_ERROR' }])
})

it('PasskeyButton shows that passkeys are not available on the domain of the app (WA03)', async () => {
  const project = await createTestProject({ config: { passkeyEnabled: true } })
  const exception = new DOMException('', 'SecurityError')
  stubPasskeys(createPasskeyDevice({ exception }).credentials)
  const { app, visited } = openTab(project)
  const { person } = show({ app, visits: visited }, <PasskeyButton />)
  await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  await screen.findByText(/^Passkeys aren't available on this address/)
})

it('PasskeyButton shows that passkeys need https', async () => {
  const project = await createTestProject({ config: { passkeyEnabled: true } })
  const exception = new DOMException('', 'NotSupportedError')
  stubPasskeys(createPasskeyDevice({ exception }).credentials)
  const { app, visited } = openTab(project)
  const { person } = show({ app, visits: visited }, <PasskeyButton />)
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await person.click(button)
  await screen.findByText('This needs a secure connection. Open this page with https.')
})

it('OAuthButtons and PasskeyButton render nothing in a project without OAuth providers and passkeys', async () => {
  const visitor = createVisitor(await createTestProject())
  const { container } = show(
    visitor,
    <>
      <OAuthButtons />
      <PasskeyButton />
    </>,
  )
  await visitor.app.getProject()
  await waitFor(() => expect(container.querySelectorAll('.lk-root')).toHaveLength(2))
  expect(screen.queryByRole('button')).toBeNull()
})

it('PasswordField and CodeInput work in a form of the app', async () => {
  const codes: string[] = []
  const visitor = createVisitor(await createTestProject())
  const { person } = show(
    visitor,
    <form>
      <PasswordField autoComplete="current-password" />
      <CodeInput kind="digits" onComplete={(code) => codes.push(code)} />
    </form>,
  )
  await person.type(await screen.findByLabelText('Password'), 'secret')
  await person.type(screen.getByLabelText('Code'), '123 456')
  expect(codes).toEqual(['123456'])
})

it('SignIn offers to continue as a guest only with allowAnonymous', async () => {
  const project = await createTestProject({ config: { anonymousAccountsEnabled: true } })
  show(createVisitor(project), <SignIn />)
  await screen.findByLabelText('Password')
  expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull()
  cleanup()
  const visitor = createVisitor(project)
  const { person } = show(visitor, <SignIn allowAnonymous />)
  await person.click(await screen.findByRole('button', { name: 'Continue as guest' }))
  await waitFor(() => expect(visitor.visits).toEqual(['/']))
  expect((await visitor.app.getUser({ or: 'anonymous-if-exists' }))?.isAnonymous).toBe(true)
})

it('SignIn fills in the address of the URL as text and sends nothing (XS20)', async () => {
  goTo('/handler/sign-in?email=%3Cb%3E%40example.com')
  const visitor = createVisitor(await createTestProject())
  show(visitor, <SignIn />)
  const field = await screen.findByLabelText<HTMLInputElement>('Email address')
  expect(field.value).toBe('<b>@example.com')
  expect(document.querySelector('form b')).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('false')
})
