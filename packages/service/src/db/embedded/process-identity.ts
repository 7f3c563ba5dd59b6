import { readlink, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Returns a name for the place in which process IDs are unique: the machine, and its PID namespace if there
 * is one (pid_namespaces(7)). A container has its own.
 */
export async function processLocation(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()} ${namespace}`.trim()
}

/**
 * Returns the start of a process as a string to compare; null if there is no such process or the start is
 * unknown.
 */
export async function processStart(pid: number): Promise<string | null> {
  return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid)
}

/** Ticks since boot (proc(5), field 22), with the boot's id, because ticks restart at each boot. */
async function startOnLinux(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // The second field, the name of the program, may contain spaces and parentheses.
    const fromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()} ${fromThird[19]}`
  } catch {
    return null
  }
}

async function startByPs(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim() || null
  } catch {
    return null
  }
}
