import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
}

/** What proc(5) calls stat. Its process may have ended since it was listed. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/** One text for each process: number, state, parent, group. Linux says the name, too, in brackets. */
function processTexts(platform: NodeJS.Platform): readonly string[] {
  // There a program is ended without being asked, or its whole terminal is: nobody needs to be told.
  if (platform === 'win32') return []
  // ps is missing where there is little else, such as in a container.
  if (platform === 'linux') return readdirSync('/proc').map(statOf)
  const columns = ['pid', 'stat', 'ppid', 'pgid'].flatMap((column) => ['-o', `${column}=`])
  return String(spawnSync('ps', ['-A', ...columns], { encoding: 'utf8' }).stdout).split('\n')
}

const PROCESS = /^\s*(\d+)\s+(?:\(.*\)\s+)?([A-Z])\S*\s+(\d+)\s+(\d+)/s

/** Of a text of `processTexts`. Who has ended and was not asked how by a parent (Z) runs no more. */
export function processIn(text: string): Process | undefined {
  const [, pid, state, parent, group] = PROCESS.exec(text) ?? []
  if (pid === undefined || state === 'Z') return undefined
  return { pid: Number(pid), parent: Number(parent), group: Number(group) }
}

/** What runs on this machine. */
export const listProcesses = (): readonly Process[] =>
  processTexts(process.platform).flatMap((text) => processIn(text) ?? [])

/**
 * What a process has started, and what that has, as far as it is in its group: Ctrl-C would reach these.
 * What goes on by itself, such as a browser, has a group of its own.
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
