import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'
import { ENV_FILE } from './init-files.js'

/**
 * Adds the variables of the file `latchkey.env` beside the configuration, if there is one, to the environment of this
 * process, where a configuration in TypeScript and OpenTelemetry read them, too. A variable of the process overrides one
 * of the file.
 *
 * @param warn receives a message if other users of the machine may read the file, which contains secrets
 */
export function loadEnvironmentFile(
  configFile: string | undefined,
  warn: (message: string) => void,
): void {
  const file = join(configFile === undefined ? '.' : dirname(configFile), ENV_FILE)
  const text = read(file)
  rejectLinesWithoutValue(file, text)
  if (isReadableByOthers(file))
    warn(
      `Other users of this machine can read ${file}, which contains secrets. Run: chmod 600 ${file}`,
    )
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    if (code !== 'EACCES') throw error
    throw new Error(
      `The user with the ID ${process.getuid?.()} cannot read ${file}. Run the command as the owner of the file.`,
      { cause: error },
    )
  }
}

/** The permission of other users to read in the mode of a POSIX file. The group may be that of the service. */
const READABLE_BY_OTHERS = 0o004

/** Windows has access control lists instead of a mode. */
const isReadableByOthers = (file: string): boolean =>
  process.platform !== 'win32' &&
  ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & READABLE_BY_OTHERS) !== 0

/** The name of a variable at the start of a line, without the equals sign that must follow. */
const NAME_WITHOUT_VALUE = /^\s*(?:export\s+)?(?:LATCHKEY|DATABASE|OTEL|NODE)_\w+(?!\w|\s*=)/

/** Rejects lines such as `LATCHKEY_PORT: 4710`, which Node skips. A message never quotes a line: it can be a secret. */
function rejectLinesWithoutValue(file: string, text: string): void {
  const index = text.split('\n').findIndex((line) => NAME_WITHOUT_VALUE.test(line))
  if (index !== -1)
    throw new Error(`Line ${index + 1} of ${file} has no "=" after the name. Write NAME=value.`)
}
