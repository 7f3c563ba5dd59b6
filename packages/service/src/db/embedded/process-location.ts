import { readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/**
 * Names where this process runs, as far as ids of processes mean the same: the machine, and the
 * namespace of processes in it, where there are such (pid_namespaces(7)). A container has its own.
 */
export async function processLocation(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${namespace}`.trim()
}
