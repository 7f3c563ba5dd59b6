import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import { defineConfig } from './config.js'

/** Codes of Node for modules that jiti loads and Node does not, such as an enum, or `./a.js` for `a.ts`. */
const ONLY_JITI = new Set([
  'ERR_INVALID_TYPESCRIPT_SYNTAX',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
])

/** The syntax errors of jiti, which may be in a file that the configuration imports. */
const PARSE_ERROR = /^ParseError: .*\s(?<file>\S.*):(?<line>\d+):\d+\s*$/s

/**
 * Imports a TypeScript module and returns its exports. Node's own type stripping loads it where Node has one;
 * jiti loads the rest. Neither writes a file. A syntax error names the line only: the text around it may be a secret.
 */
export async function readTypeScript(file: string): Promise<{ default?: unknown }> {
  const path = resolve(file)
  if ('typescript' in process.features && process.features.typescript) {
    try {
      return await import(/* @vite-ignore */ pathToFileURL(path).href)
    } catch (error) {
      if (!isForJiti(error)) throw error
    }
  }
  return importWithJiti(path)
}

/** These are errors of resolution and syntax: Node finds them before it runs the first line of the file. */
const isForJiti = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && ONLY_JITI.has(String(error.code)))

async function importWithJiti(path: string): Promise<{ default?: unknown }> {
  const jiti = createJiti(path, {
    // A cache on disk would hold the secrets of the file.
    fsCache: false,
    moduleCache: false,
    interopDefault: false,
    // `npx latchkey dev` reads files in folders in which neither package is installed.
    virtualModules: { latchkey: { defineConfig }, '@latchkey/service': { defineConfig } },
  })
  try {
    return await jiti.import(path)
  } catch (error) {
    const place = error instanceof Error ? PARSE_ERROR.exec(error.message)?.groups : undefined
    if (place === undefined) throw error
    throw new Error(
      `${place['file']} cannot be read: line ${place['line']} is not valid TypeScript.`,
    )
  }
}
