import { parseArgs } from 'node:util'

/** Sizes of the filled project. */
export interface Sizes {
  users: number
  teams: number
  permissions: number
  sessions: number
}

export interface ScaleOptions {
  sizes: Sizes
  /** Duration of each measurement. */
  seconds: number
  /** File for the results. */
  json: string | undefined
}

/** Parts of the benchmark that can run alone. */
const PARTS = ['ratios', 'load', 'audit-log', 'scale'] as const
export type Part = (typeof PARTS)[number]

/** Reads the arguments after `npm run bench -- service`. */
export function readOptions(args: string[]): { parts: readonly Part[]; scale: ScaleOptions } {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      users: { type: 'string', default: '100000' },
      teams: { type: 'string', default: '10000' },
      permissions: { type: 'string', default: '1000' },
      sessions: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '2' },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const part = PARTS.find((name) => name === values.only)
  if (values.only !== undefined && part === undefined)
    throw new Error(`--only takes one of: ${PARTS.join(', ')}`)
  return {
    parts: part === undefined ? PARTS : [part],
    scale: {
      sizes: {
        users: positive('users', values.users),
        teams: positive('teams', values.teams),
        permissions: positive('permissions', values.permissions),
        sessions: positive('sessions', values.sessions),
      },
      seconds: positive('seconds', values.seconds),
      json: values.json,
    },
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} takes a positive number.`)
  return value
}
