import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

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
