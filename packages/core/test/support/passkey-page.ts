import { createTestProject, type TestProject } from '@latchkey/testing'
import { ada, openTab } from './open-tab.js'
import { createPasskeyDevice } from './passkey-device.js'
import { stubWebAuthn } from './stub-webauthn.js'

export type Device = ReturnType<typeof createPasskeyDevice>

/** Creates a project with passkeys and a user whose address is verified. */
export const createPasskeyProject = () =>
  createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { passkeyEnabled: true },
  })

/**
 * Opens a page whose browser has this device. The last opened page determines the device of all
 * pages. Test files that use this function call `vi.unstubAllGlobals()` after each test.
 */
export function openPage(
  project: TestProject,
  { credentials }: Pick<Device, 'credentials'>,
  options: Parameters<typeof openTab>[1] = {},
) {
  stubWebAuthn(credentials)
  return openTab(project, options)
}

/** Opens a page on which the user is signed in. */
export async function openSettings(project: TestProject, device: Device) {
  const tab = openPage(project, device)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return { ...tab, user: await tab.app.getUser({ or: 'throw' }) }
}

/** Creates a device with a passkey for the account. */
export async function registeredDevice(project: TestProject) {
  const device = createPasskeyDevice()
  const { user } = await openSettings(project, device)
  const result = await user.registerPasskey()
  if (result.status === 'error') throw result.error
  device.requests.length = 0
  return device
}

/** Returns the result of a failed ceremony. */
export const ceremonyError = (code: string) => ({
  status: 'error',
  error: { code: 'PASSKEY_WEBAUTHN_ERROR', details: { code: `ERROR_${code}` } },
})
