import { ClientApp, type ClientAppOptions } from '@latchkey/core'
import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, useMemo } from 'react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { LatchkeyProvider, useUser } from '../src/index.js'
import { createTestProject, users } from './visitor.js'
import { createSignedIn } from './create-signed-in.js'

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  warn.mockRestore()
})

const Name = () => <p>User: {useUser()?.displayName ?? 'none'}</p>

/** Creates the app in a component, which the documentation warns about. */
const AppCreator = ({ options }: { options: ClientAppOptions }) => (
  <LatchkeyProvider app={useMemo(() => new ClientApp(options), [options])}>
    <Name />
  </LatchkeyProvider>
)

const open = async (): Promise<ClientAppOptions> => {
  const project = await createTestProject({ users })
  const { user } = await createSignedIn(project)
  const { projectId, publishableClientKey, baseUrl } = project
  return { projectId, publishableClientKey, baseUrl, tokenStore: await user.getAuthJson() }
}

it('warns the developer once about apps that a suspended component creates on every render', async () => {
  const options = await open()
  render(
    <Suspense fallback="Waiting">
      <AppCreator options={options} />
    </Suspense>,
  )
  await waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Create the app once, outside of components'),
    ),
  )
  screen.getByText('Waiting')
})

it('does not warn about apps of components that are mounted', async () => {
  const options = { ...(await open()), tokenStore: 'memory' } as const
  for (let count = 0; count < 20; count++)
    render(
      <StrictMode>
        <AppCreator options={options} />
      </StrictMode>,
    )
  expect(screen.getAllByText('User: none')).toHaveLength(20)
  expect(warn).not.toHaveBeenCalled()
})
