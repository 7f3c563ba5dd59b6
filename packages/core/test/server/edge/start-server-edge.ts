import type { TestProject } from '@latchkey/testing'
import { startEdge } from '../../runtimes/start-edge.js'

/** Runs a worker module that creates a server app with the constant `options`, see `startEdge`. */
export function startServerEdge(project: TestProject, program: string, date: string) {
  const { projectId, secretServerKey, baseUrl } = project
  const options = JSON.stringify({ projectId, secretServerKey, baseUrl })
  return startEdge(`const options = ${options}; ${program}`, date)
}
