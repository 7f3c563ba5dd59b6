import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { TestProject } from '@latchkey/testing'
import { afterEach } from 'vitest'
import type { CheckResult } from '../../src/doctor/report.js'
import { openProgram } from './program.js'

export const SERVER_KEY = `ssk_${'0123456789abcdef'.repeat(3)}`
export const ADMIN_KEY = `sak_${'0123456789abcdef'.repeat(3)}`

export const adminVariables = (project: TestProject) => ({
  LATCHKEY_API_URL: project.baseUrl,
  LATCHKEY_PROJECT_ID: project.projectId,
  LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
})

/** Runs `latchkey doctor` in an empty folder, as CI does. */
export function openDoctor() {
  const program = openProgram({ bundle: false })
  let servers: Server[] = []
  afterEach(() => {
    for (const server of servers) server.close()
    servers = []
  })

  const examine = async (args: string[] = [], variables: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await program.run(['doctor', '--json', ...args], variables)
    const { checks } = JSON.parse(stdout) as { checks: CheckResult[] }
    return {
      code,
      stderr,
      text: stdout + stderr,
      findings: checks.flatMap(({ findings }) => findings),
      failed: checks.filter(({ status }) => status === 'fail').map(({ check }) => check),
      resultOf: (name: string) => checks.find(({ check }) => check === name)!,
    }
  }

  return {
    program,
    examine,
    examineFolder: (...args: string[]) => examine(['--local', ...args]),
    write: (file: string, text: string) => writeFile(join(program.folder, file), text),
    /** Starts an app on this machine and resolves to its URL. */
    startApp: async (respond: (request: IncomingMessage, response: ServerResponse) => void) => {
      const server = createServer((request, response) => {
        respond(request, response)
        response.end()
      }).listen(0, '127.0.0.1')
      servers.push(server)
      await once(server, 'listening')
      return `http://localhost:${(server.address() as { port: number }).port}`
    },
  }
}
