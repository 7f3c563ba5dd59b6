import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mustRun } from '../../../../scripts/command.mjs'
import { startOAuthProvider } from './oauth-provider.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds the service and its dependencies. Turbo restores the last build if nothing changed. */
export const buildService = async () => {
  const args = ['run', 'build', '--filter=@latchkey/service', '--output-logs=errors-only']
  await mustRun('turbo', args, { cwd: root })
}

/**
 * Starts the built service in memory on a free port, with a mock of GitLab. The service uses its default header
 * prefix, claims and token lifetimes, but fast password hashing.
 */
export const startService = async () => {
  const entry = pathToFileURL(join(root, 'packages', 'service', 'dist', 'index.js')).href
  const { createService } = /** @type {typeof import('@latchkey/service')} */ (await import(entry))
  const provider = await startOAuthProvider()
  const service = createService({
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    oauthProviders: { gitlab: provider.endpoints },
  })
  const close = async () => {
    await service.close()
    provider.close()
  }
  return { url: await service.listen(0), close }
}
