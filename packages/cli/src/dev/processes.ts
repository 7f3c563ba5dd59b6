import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
}

/** Returns the `stat` of a process (proc(5)), or an empty string if the process has ended since it was listed. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns a text for each process: PID, state, parent, group. On Linux, the name follows the PID in parentheses. */
function readProcessTexts(platform: NodeJS.Platform): readonly string[] {
  // Windows ends a program, or its whole terminal, without a signal.
  if (platform === 'win32') return []
  // Small containers have no ps.
  if (platform === 'linux') return readdirSync('/proc').map(readStat)
  const columns = ['pid', 'stat', 'ppid', 'pgid'].flatMap((column) => ['-o', `${column}=`])
  return String(spawnSync('ps', ['-A', ...columns], { encoding: 'utf8' }).stdout).split('\n')
}

const PROCESS = /^\s*(\d+)\s+(?:\(.*\)\s+)?([A-Z])\S*\s+(\d+)\s+(\d+)/s

/** Parses a text of `readProcessTexts`. Returns undefined for a zombie (Z), which no longer runs. */
export function parseProcess(text: string): Process | undefined {
  const [, pid, state, parent, group] = PROCESS.exec(text) ?? []
  if (pid === undefined || state === 'Z') return undefined
  return { pid: Number(pid), parent: Number(parent), group: Number(group) }
}

/** Lists the processes of this machine. */
export const listProcesses = (): readonly Process[] =>
  readProcessTexts(process.platform).flatMap((text) => parseProcess(text) ?? [])

/**
 * Lists the descendants of a process in its process group, which Ctrl-C also ends. Programs that continue to run, such as a
 * browser, have their own group.
 */
export function descendantsOf(pid: number | undefined): readonly Process[] {
  const all = listProcesses()
  const group = all.find((process) => process.pid === pid)?.group
  const childrenOf = (parent: number | undefined): readonly Process[] =>
    all
      .filter((process) => process.parent === parent && process.group === group)
      .flatMap((process) => [process, ...childrenOf(process.pid)])
  return childrenOf(pid)
}

/** Returns the processes that still run. The group is compared too, because another process may reuse a PID. */
export const filterRunning = (processes: readonly Process[]): readonly Process[] => {
  const current = listProcesses()
  return processes.filter((earlier) =>
    current.some(({ pid, group }) => pid === earlier.pid && group === earlier.group),
  )
}
