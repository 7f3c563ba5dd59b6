import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseConfig, type ServiceConfig } from './config.js'
import { readTypeScript } from './read-typescript.js'
import { unknownVariables } from './unknown-variables.js'
import {
  settingsFrom,
  variableNames,
  withSettings,
  type Environment,
  type Setting,
} from './environment.js'
import { ConfigError, type ConfigMistake } from './config-error.js'

const FILE_NAMES = ['latchkey.config.ts', 'latchkey.config.json']

/**
 * Reads the configuration: `latchkey.config.ts` or `latchkey.config.json` (of the current folder unless
 * `file` names another; both are optional), overridden by environment variables. A relative `dataFolder` is
 * resolved from the file's folder. Throws a `ConfigError` that names every mistake, and every variable
 * that begins with `LATCHKEY_` and is neither a setting nor a variable of apps.
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
  const unknown = unknownVariables(options.env, variableNames(settingsInput))
  const { config, mistakes } = parse(settingsInput)
  if (config !== undefined && unknown.length === 0) return config
  throw new ConfigError([...unknown, ...nameVariables(mistakes, settings)], file)
}

function parse(input: unknown): { config?: ServiceConfig; mistakes: readonly ConfigMistake[] } {
  try {
    return { config: parseConfig(input), mistakes: [] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { mistakes: error.mistakes }
  }
}

async function readInput(file: string): Promise<unknown> {
  if (!existsSync(file))
    throw new Error(`There is no configuration file ${file}. Check the path after --config.`)
  return file.endsWith('.json') ? readJson(file) : readModule(file)
}

async function readJson(file: string): Promise<unknown> {
  // Removes the byte order mark that editors on Windows add.
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

async function readModule(file: string): Promise<unknown> {
  const { default: config } = await readTypeScript(file)
  if (config === undefined)
    throw new Error(`${file} exports no configuration: write export default defineConfig({ … }).`)
  return config
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
