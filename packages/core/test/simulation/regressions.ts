import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Case } from './campaign.js'

const folder = join(import.meta.dirname, 'regressions')
const fileOf = (name: string) => join(folder, `${name}.json`)

/** Keeps a schedule that has failed, and returns the name that it is kept under. */
export async function keep(failed: Case, rules: readonly string[]): Promise<string> {
  const text = `${JSON.stringify({ ...failed, rules }, undefined, 2)}\n`
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(name), text)
  return name
}

export const readRegression = async (name: string) =>
  JSON.parse(await readFile(fileOf(name), 'utf8')) as Case

/** The names of all that are kept. */
export async function regressions(): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))
}
