import { SERVICE_VARIABLE } from './service-variable.js'
import { startService } from './start-service.js'

/** Where the teardown finds the service: Jest runs both files in one process, but not as one module. */
const KEY = Symbol.for('latchkey.testing.jest')

/**
 * Starts one service in memory, on a free port of this machine, for all workers of a run. For `globalSetup` of Jest,
 * together with `globalTeardown: '@latchkey/testing/jest-global-teardown'`.
 *
 * @example globalSetup: '@latchkey/testing/jest-global-setup'
 */
export default async function setUp(): Promise<void> {
  const { url, close } = await startService()
  process.env[SERVICE_VARIABLE] = url
  Object.assign(globalThis, { [KEY]: close })
}
