import { createService } from '@latchkey/service'
import type { TestProject } from 'vitest/node'
import './test-project.js'

/** One service for the whole run, however many test projects of a workspace use it. */
interface Shared {
  url: Promise<string>
  close(): Promise<void>
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
  const shared = (place[KEY] ??= start())
  shared.users += 1
  project.provide('latchkeyServiceUrl', await shared.url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    place[KEY] = undefined
    await shared.close()
  }
}

function start(): Shared {
  // Passwords are hashed as cheaply as possible: tests sign up often, and guard nothing.
  const service = createService({ port: 0, passwordHashing: { memoryKibibytes: 8, passes: 1 } })
  return { url: service.listen(0), close: () => service.close(), users: 0 }
}
