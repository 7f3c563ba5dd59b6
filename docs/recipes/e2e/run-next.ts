import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { TestProject } from '@latchkey/testing'
import { freePort, startProgramAt } from '../../../examples/e2e/start-server.js'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * Builds a Next app and serves it for a project. Call it at the top of a test file: a hook has a time limit,
 * which a build on a busy machine exceeds.
 */
export async function runNext(cwd: string, project: TestProject) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  // The build gets no keys, because pages must not request a user while they are built.
  const { stdout: buildOutput } = await promisify(execFile)(process.execPath, [next, 'build'], {
    cwd,
    env,
  })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const keys = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
  }
  const args = [next, 'start', '--port', String(port)]
  const stop = await startProgramAt(url, { name: 'next', args, cwd, env: { ...env, ...keys } })
  return { url, stop, buildOutput }
}
