import type { TestProject } from 'vitest/node'
import './create-test-project.js'
import { startService } from './start-service.js'

/** One service for the whole run, for any number of test projects of a workspace. */
interface Shared {
  service: ReturnType<typeof startService>
  users: number
}

const KEY = Symbol.for('latchkey.testing.service')
const place = globalThis as { [KEY]?: Shared | undefined }

/**
 * Starts one service in memory, on a free port of this machine, and provides its address as
 * `latchkeyServiceUrl`. For `globalSetup` of a vitest configuration.
 *
 * @example globalSetup: ['@latchkey/testing/vitest-global-setup']
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shared = (place[KEY] ??= { service: startService(), users: 0 })
  shared.users += 1
  const { url, close } = await shared.service
  project.provide('latchkeyServiceUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    place[KEY] = undefined
    await close()
  }
}
