import { readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildFailure, type Plugin } from 'esbuild'
import { parseConfig, type ServiceConfig } from './config.js'
import { settingsFrom, withSettings, type Environment, type Setting } from './environment.js'
import { ConfigError, type ConfigMistake } from './config-error.js'

const FILE_NAMES = ['latchkey.config.ts', 'latchkey.config.json']

/**
 * Reads the configuration: `latchkey.config.ts` or `latchkey.config.json` (of the current folder unless
 * `file` names another; both are optional), overridden by environment variables. A relative `dataFolder` is
 * resolved from the file's folder. Throws a `ConfigError` that names every mistake.
 *
 * @example const config = await loadConfig({ file: 'latchkey.config.ts', env: process.env })
 */
export async function loadConfig(options: {
  file?: string | undefined
  env: Environment
  /** Rejects a production configuration with this message before any other check. */
  developmentOnly?: string
}): Promise<ServiceConfig> {
  const file = options.file === undefined ? FILE_NAMES.find(existsSync) : options.file
  const input = file === undefined ? {} : resolveFolder(await readInput(file), dirname(file))
  const settings = settingsFrom(options.env, input)
  const settingsInput = withSettings(input, settings)
  const { developmentOnly: message } = options
  if (message !== undefined && isForProduction(settingsInput))
    throw new ConfigError(nameVariables([{ path: ['mode'], message }], settings), file)
  try {
    return parseConfig(settingsInput)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new ConfigError(nameVariables(error.mistakes, settings), file)
  }
}

async function readInput(file: string): Promise<unknown> {
  if (!existsSync(file))
    throw new Error(`There is no configuration file ${file}. Check the path after --config.`)
  return file.endsWith('.json') ? readJson(file) : readTypeScript(file)
}

async function readJson(file: string): Promise<unknown> {
  // Which leaves out the byte order mark that editors of Windows put before it.
  const text = new TextDecoder().decode(await readFile(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    // The engine's message quotes the text around the mistake, which may contain a secret.
    const position = /position (\d+)/.exec(String(error))?.[1]
    const before = text.slice(0, position === undefined ? text.length : Number(position))
    throw new Error(`${file} is not JSON: see line ${before.split('\n').length}.`)
  }
}

async function readTypeScript(file: string): Promise<unknown> {
  const module = await keep(await bundle(file), file)
  try {
    const loaded: { default?: unknown } = await import(
      /* @vite-ignore */ pathToFileURL(module).href
    )
    if (loaded.default === undefined)
      throw new Error(`${file} exports no configuration: write export default defineConfig({ … }).`)
    return loaded.default
  } finally {
    await rm(module, { force: true })
  }
}

/**
 * Writes the bundle beside the file, so that its imports resolve from there, or to the temporary folder if
 * the file's folder is read-only, as in many containers. It may contain secrets.
 */
async function keep(code: string, file: string): Promise<string> {
  const name = `${randomUUID()}.mjs`
  const write = async (path: string) => {
    await writeFile(path, code, { mode: 0o600, flag: 'wx' })
    return path
  }
  return write(join(dirname(resolve(file)), `.${basename(file)}.${name}`)).catch(() =>
    write(join(tmpdir(), `latchkey-config-${name}`)),
  )
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
    plugins: [ownPackage],
  }).catch((failure: BuildFailure) => {
    // The text that was found instead of the expected one may be a secret.
    const places = failure.errors.map(
      ({ text, location }) =>
        `line ${location?.line ?? '?'}: ${text.replace(/ but found .*/s, '')}`,
    )
    throw new Error(`${file} cannot be read: ${places.join('; ')}`)
  })
  return result.outputFiles[0]?.text ?? ''
}

/** Lets a file in any folder import `defineConfig` without loading the service a second time. */
const ownPackage: Plugin = {
  name: 'own-package',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@latchkey\/service$/ }, () => ({ path: 'service', namespace: 'own' }))
    onLoad({ filter: /.*/, namespace: 'own' }, () => ({
      contents: 'export const defineConfig = (config) => config',
    }))
  },
}

const isForProduction = (input: unknown) =>
  typeof input === 'object' && input !== null && 'mode' in input && input.mode === 'production'

function resolveFolder(input: unknown, folder: string): unknown {
  if (typeof input !== 'object' || input === null || !('dataFolder' in input)) return input
  if (typeof input.dataFolder !== 'string') return input
  return { ...input, dataFolder: resolve(folder, input.dataFolder) }
}

const nameVariables = (
  mistakes: readonly ConfigMistake[],
  settings: readonly Setting[],
): ConfigMistake[] =>
  mistakes.map((mistake) => {
    const source = settings.find(({ path }) => path.join('.') === mistake.path.join('.'))
    return source === undefined ? mistake : { ...mistake, variable: source.variable }
  })
