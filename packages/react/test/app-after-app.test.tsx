import { ClientApp, type ClientAppOptions } from '@latchkey/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, useMemo } from 'react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { LatchkeyProvider, useUser } from '../src/index.js'
import { createTestProject, createVisitor, email, password, users } from './visitor.js'

let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  warned.mockRestore()
})

const Name = () => <p>User: {useUser()?.displayName ?? 'none'}</p>

/** The mistake that the documentation warns of: a component that creates the app. */
const Maker = ({ options }: { options: ClientAppOptions }) => (
  <LatchkeyProvider app={useMemo(() => new ClientApp(options), [options])}>
    <Name />
  </LatchkeyProvider>
)

const open = async (): Promise<ClientAppOptions> => {
  const project = await createTestProject({ users })
  const { app } = createVisitor(project)
  await app.signInWithCredential({ email, password, noRedirect: true })
  const { projectId, publishableClientKey, baseUrl } = project
  const user = await app.getUser({ or: 'throw' })
  return { projectId, publishableClientKey, baseUrl, tokenStore: await user.getAuthJson() }
}

it('tells a developer once that app after app is made, none of which is ever shown', async () => {
  const options = await open()
  render(
    <Suspense fallback="Waiting">
      <Maker options={options} />
    </Suspense>,
  )
  await waitFor(() =>
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Make the app once, outside of components'),
    ),
  )
  screen.getByText('Waiting')
})

it('tells nothing of apps that are shown, however many there are', async () => {
  const options = { ...(await open()), tokenStore: 'memory' } as const
  for (let count = 0; count < 20; count++)
    render(
      <StrictMode>
        <Maker options={options} />
      </StrictMode>,
    )
  expect(screen.getAllByText('User: none')).toHaveLength(20)
  expect(warned).not.toHaveBeenCalled()
})
