import type * as z from 'zod'

/** A mistake and its path. `variable` is the environment variable that set the value. */
export interface ConfigMistake {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly variable?: string
}

/** A configuration that cannot be used. Its message names every mistake, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly mistakes: readonly ConfigMistake[]

  /** @param file the path of the configuration, if it is a file */
  constructor(mistakes: readonly ConfigMistake[], file?: string) {
    super(
      mistakeText(
        `The configuration${file === undefined ? '' : ` in ${file} and in the environment`}`,
        mistakes,
      ),
    )
    this.mistakes = mistakes
  }
}

/** Returns a message that lists mistakes, one per line. */
export function mistakeText(what: string, mistakes: readonly ConfigMistake[]): string {
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`
  return [`${what} has ${count}:`, ...mistakes.map(lineOf)].join('\n')
}

/** Converts the issues of zod to mistakes; each unknown key is a separate one. */
function mistakesOf(error: z.ZodError): ConfigMistake[] {
  return error.issues.flatMap((issue): ConfigMistake[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'is not a setting; check the spelling',
        }))
      : [{ path: issue.path, message: messageOf(issue) }],
  )
}

/** Names missing values and switches in the words of the guide. */
function messageOf(issue: z.ZodError['issues'][number]): string {
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.message.endsWith('received undefined')) return 'is missing'
  return issue.expected === 'boolean' ? 'must be true or false' : issue.message
}

/** Writes a path as it would be written in code: `projects[0].keys`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

const lineOf = ({ path, message, variable }: ConfigMistake) =>
  `- ${pathText(path) || 'the whole'}${variable === undefined ? '' : ` (${variable})`}: ${message}`

/** Parses a value with a schema; throws the error that `refusalOf` creates from the mistakes. */
export function parseOr<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refusalOf: (mistakes: ConfigMistake[]) => Error,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusalOf(mistakesOf(parsed.error))
}
