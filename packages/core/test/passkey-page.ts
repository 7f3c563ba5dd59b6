import type { TestProject } from '@latchkey/testing'
import { ada, openTab } from './open-tab.js'
import { createPasskeyDevice } from './passkey-device.js'

export type Device = ReturnType<typeof createPasskeyDevice>

/** A page whose browser has a device. */
export const openPage = (
  project: TestProject,
  { credentials }: Pick<Device, 'credentials'>,
  options: Parameters<typeof openTab>[1] = {},
) => openTab(project, { platform: { credentials }, ...options })

/** The signed-in person's page. */
export async function openSettings(project: TestProject, device: Device) {
  const tab = openPage(project, device)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return { ...tab, user: await tab.app.getUser({ or: 'throw' }) }
}

/** A device with a passkey for the account. */
export async function registeredDevice(project: TestProject) {
  const device = createPasskeyDevice()
  const { user } = await openSettings(project, device)
  const result = await user.registerPasskey()
  if (result.status === 'error') throw result.error
  device.asked.length = 0
  return device
}

/** How a ceremony that did not come off is told. */
export const ceremonyError = (code: string) => ({
  status: 'error',
  error: { code: 'PASSKEY_WEBAUTHN_ERROR', details: { code: `ERROR_${code}` } },
})
