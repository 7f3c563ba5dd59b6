import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { TestProject } from '@latchkey/testing'
import { freePort } from '../../../examples/e2e/start-server.js'
import { untilAnswered } from '../../../scripts/start/answer.mjs'
import { startProgram } from '../../../scripts/start/program.mjs'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** Builds an app of Next and serves it for a project; what is handed out last ends that. */
export async function runNext(cwd: string, project: TestProject) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  // Without a key: nothing of a user may be asked for while pages are made.
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd, env })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const keys = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
  }
  const args = [next, 'start', '--port', String(port)]
  const program = { name: 'next', args, cwd, env: { ...env, ...keys } }
  const { stop } = startProgram(program, () => undefined)
  await untilAnswered(`${url}/`, { signal: new AbortController().signal })
  return { url, stop }
}
