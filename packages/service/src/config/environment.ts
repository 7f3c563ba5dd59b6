import type * as z from 'zod/v4/core'
import { serviceConfigSchema } from './config-schema.js'

export type Environment = Readonly<Record<string, string | undefined>>
export interface Setting {
  readonly path: readonly (string | number)[]
  readonly variable: string
  readonly value: unknown
}

/**
 * Reads settings from environment variables: `LATCHKEY_` and the path in upper snake case, list positions as
 * numbers (`LATCHKEY_PROJECTS_0_KEYS_SECRET_SERVER_KEY`), and `DATABASE_URL`. A value that is not the
 * expected number or boolean stays a string, so that the check of the configuration names it; an empty value
 * counts as not set. `input` determines the number of entries of lists.
 */
export function settingsFrom(env: Environment, input: unknown): Setting[] {
  const named = settingsOf(env, input)
  const databaseUrl = env['DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '') return named
  return [{ path: ['databaseUrl'], variable: 'DATABASE_URL', value: databaseUrl }, ...named]
}

/** The variables of all settings; those of list entries for as many as the lists of `input` have. */
export const variableNames = (input: unknown): string[] =>
  leavesOf(serviceConfigSchema, input, []).map(({ path }) => variableOf(path))

/** Sets values in a copy of the input, and creates missing objects on their paths. */
export function withSettings(input: unknown, settings: readonly Setting[]): unknown {
  return settings.reduce((result, { path, value }) => put(result, path, value), input)
}

/** `['smtp', 'senderEmail']` is `LATCHKEY_SMTP_SENDER_EMAIL`. */
const variableOf = (path: readonly (string | number)[]): string =>
  ['LATCHKEY', ...path.map((part) => upperSnake(String(part)))].join('_')

const upperSnake = (text: string) => text.replace(/[A-Z]/g, '_$&').toUpperCase()

interface Leaf {
  readonly path: readonly (string | number)[]
  readonly type: z.$ZodTypeDef['type']
}

function leavesOf(type: z.$ZodType, input: unknown, path: readonly (string | number)[]): Leaf[] {
  const def = bare(type)._zod.def
  if (isObject(def))
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      leavesOf(inner, part(input, name), [...path, name]),
    )
  if (isArray(def)) {
    const entries: unknown[] = Array.isArray(input) ? input : []
    return entries.flatMap((entry, index) => leavesOf(def.element, entry, [...path, index]))
  }
  // A function of a configuration file.
  if (def.type === 'custom') return []
  return [{ path, type: def.type }]
}

function settingsOf(env: Environment, input: unknown): Setting[] {
  return leavesOf(serviceConfigSchema, input, []).flatMap(({ path, type }) => {
    const variable = variableOf(path)
    const text = env[variable]
    return text === undefined || text === '' ? [] : [{ path, variable, value: read(text, type) }]
  })
}

function read(text: string, type: z.$ZodTypeDef['type']): unknown {
  if (type === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  // `trustedProxies`: a number, or networks separated by commas.
  if (type === 'union') return /^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/)
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** Returns the type inside optional types and defaults. */
function bare(type: z.$ZodType): z.$ZodType {
  const def = type._zod.def
  return 'innerType' in def ? bare(def.innerType as z.$ZodType) : type
}

const isObject = (def: z.$ZodTypeDef): def is z.$ZodObjectDef => def.type === 'object'
const isArray = (def: z.$ZodTypeDef): def is z.$ZodArrayDef => def.type === 'array'

const part = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined

function put(input: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const inner = put(part(input, String(first)), rest, value)
  if (Array.isArray(input)) return input.with(Number(first), inner)
  return { ...(typeof input === 'object' ? input : {}), [first]: inner }
}
