import { type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { createPasskeyDevice } from '../support/passkey-device.js'
import { createPasskeyProject, openSettings } from '../support/passkey-page.js'
import { openServer } from './open-server.js'

const network = openNetwork()

afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createPasskeyProject()
})

/** Registers a passkey; returns its user. */
async function registered() {
  const { app, user } = await openSettings(project, createPasskeyDevice())
  await user.registerPasskey()
  return { app, user }
}

it('lists, renames and removes the passkeys of a user on a server', async () => {
  const { user } = await registered()
  const read = async () => (await openServer(project).getUser(user.id))!
  const [passkey] = (await (await read()).listPasskeys()) ?? []
  expect(passkey).toMatchObject({ userId: user.id, name: null, lastUsedAt: null })
  await passkey?.rename('Old phone')
  expect(await user.listPasskeys()).toMatchObject([{ name: 'Old phone' }])
  await passkey?.delete()
  expect(await user.listPasskeys()).toEqual([])
  expect((await read()).passkeyAuthEnabled).toBe(false)
})

it('removes a passkey by its id on a server', async () => {
  const { user } = await registered()
  const [passkey] = (await user.listPasskeys()) ?? []
  const owner = (await openServer(project).getUser(user.id))!
  await owner.removePasskey(passkey?.id ?? '')
  expect(await user.listPasskeys()).toEqual([])
  await expect(owner.removePasskey(passkey?.id ?? '')).rejects.toMatchObject({ status: 404 })
})

it('signals a removed passkey to the browser', async () => {
  const { user } = await registered()
  const signaled: unknown[] = []
  vi.stubGlobal('PublicKeyCredential', {
    signalUnknownCredential: async (options: unknown) => void signaled.push(options),
  })
  const [passkey] = (await user.listPasskeys()) ?? []
  await passkey?.delete()
  expect(signaled).toEqual([{ rpId: 'localhost', credentialId: passkey?.credentialId }])
})

it('resolves to null on a service without a list of passkeys', async () => {
  const { user } = await registered()
  network.replaceAnswer('GET /latchkey/passkeys', { status: 404 })
  expect(await user.listPasskeys()).toBeNull()
})
