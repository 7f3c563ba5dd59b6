import { SERVICE_VARIABLE } from './service-variable.js'
import { startService } from './start-service.js'

/**
 * Starts one service in memory, on a free port of this machine, for all workers of a run. For `globalSetup`
 * of a Playwright configuration.
 *
 * @example globalSetup: '@latchkey/testing/playwright-global-setup'
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, close } = await startService()
  process.env[SERVICE_VARIABLE] = url
  return close
}
