import { readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/**
 * Returns a name for the place in which process IDs are unique: the machine, and its PID namespace if there
 * is one (pid_namespaces(7)). A container has its own.
 */
export async function processLocation(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${namespace}`.trim()
}
