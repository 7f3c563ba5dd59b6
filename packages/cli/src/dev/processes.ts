import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
}

/** Returns the `stat` of a process (proc(5)), or nothing if it has ended since it was listed. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** One text for each process: number, state, parent, group. Linux says the name, too, in brackets. */
function processTexts(platform: NodeJS.Platform): readonly string[] {
  // Windows ends a program, or its whole terminal, without a signal.
  if (platform === 'win32') return []
  // Small containers have no ps.
  if (platform === 'linux') return readdirSync('/proc').map(statOf)
  const columns = ['pid', 'stat', 'ppid', 'pgid'].flatMap((column) => ['-o', `${column}=`])
  return String(spawnSync('ps', ['-A', ...columns], { encoding: 'utf8' }).stdout).split('\n')
}

const PROCESS = /^\s*(\d+)\s+(?:\(.*\)\s+)?([A-Z])\S*\s+(\d+)\s+(\d+)/s

/** Parses a text of `processTexts`. A process that has ended but was not collected by its parent (Z) does not run. */
export function processIn(text: string): Process | undefined {
  const [, pid, state, parent, group] = PROCESS.exec(text) ?? []
  if (pid === undefined || state === 'Z') return undefined
  return { pid: Number(pid), parent: Number(parent), group: Number(group) }
}

/** Lists the processes of this machine. */
export const listProcesses = (): readonly Process[] =>
  processTexts(process.platform).flatMap((text) => processIn(text) ?? [])

/**
 * Lists the descendants of a process in its process group, which Ctrl-C also ends. Programs that continue to run, such as a
 * browser, have their own group.
 */
export function processesBelow(pid: number | undefined): readonly Process[] {
  const all = listProcesses()
  const group = all.find((one) => one.pid === pid)?.group
  const below = (parent: number | undefined): readonly Process[] =>
    all
      .filter((one) => one.parent === parent && one.group === group)
      .flatMap((one) => [one, ...below(one.pid)])
  return below(pid)
}

/** Those that still run; a number that another process has got since has another group with it. */
export const stillRunning = (before: readonly Process[]): readonly Process[] => {
  const now = listProcesses()
  return before.filter((was) =>
    now.some(({ pid, group }) => pid === was.pid && group === was.group),
  )
}
