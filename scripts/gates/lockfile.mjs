// Checks that the lockfile has the packages of other operating systems. If a registry lacks a package when the lockfile is
// written, pnpm omits it silently. Builds on Linux then succeed, and builds on a Mac fail.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGate } from './gate.mjs'

const folder = join('node_modules', '.pnpm')

/** The package `pnpm` downloads its binary if none is installed. */
const exempt = 'pnpm'

/**
 * Returns the optional dependencies of an installed package.
 *
 * @param {string} entry `@scope+name@1.2.3`, with a suffix that distinguishes several of them
 * @returns {Promise<[name: string, version: string][]>}
 */
const optionalOf = async (entry) => {
  const [, name = ''] = /^(@?[^@]+)@/.exec(entry) ?? []
  const path = join(folder, entry, 'node_modules', name.replace('+', '/'), 'package.json')
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return name === exempt ? [] : Object.entries(JSON.parse(text).optionalDependencies ?? {})
}

/**
 * @param {string} lock the lockfile
 * @param {[name: string, version: string][]} needed versions or version ranges
 */
export const missingIn = (lock, needed) => {
  const names = new Set(
    [...lock.matchAll(/^ {2}'?(@?[^@'\s]+)@[^:\s]+:$/gm)].map(([, name]) => name),
  )
  return needed.filter(([name]) => !names.has(name)).map((dependency) => dependency.join('@'))
}

export const lockfileGate = createGate('lockfile', async () => {
  const needed = await Promise.all((await readdir(folder)).map(optionalOf))
  return missingIn(await readFile('pnpm-lock.yaml', 'utf8'), needed.flat()).map(
    (dependency) =>
      `pnpm-lock.yaml lacks ${dependency}. Run: pnpm install --lockfile-only --fix-lockfile`,
  )
})
