import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, configFor } from './campaign.js'
import type { Config } from './config.js'

const folder = join(import.meta.dirname, 'regressions')
const fileOf = (name: string) => join(folder, `${name}.json`)

/**
 * Stores the complete configuration of a failed schedule, because the schedule of a seed can change later.
 * Returns the name of the file.
 */
export function storeRegression(failed: Case, rules: readonly string[]): string {
  const { seed, mode, rotation } = failed
  const config = configFor(failed)
  const regression = {
    seed,
    mode,
    rotation,
    rules,
    config: { ...config, without: [...config.without] },
  }
  const text = `${JSON.stringify(regression, undefined, 2)}\n`
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), text)
  return name
}

export function readRegression(name: string): Case {
  const regression = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Case & { config: Config }
  return {
    ...regression,
    config: { ...regression.config, without: new Set(regression.config.without) },
  }
}

/** Returns the names of all stored schedules. */
export const regressions = (): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -5)] : [],
  )
