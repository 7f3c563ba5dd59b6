import type { InputField } from '@latchkey/contract'
import type { PreparedCall } from './call-inputs.js'

/** A request, and the path of its call with the names of the parameters. */
export interface CallInputOf extends Pick<PreparedCall, 'method' | 'path' | 'options'> {
  template: string
}

const split = (field: InputField) => field.split('.') as ['params' | 'query' | 'body', string]
const parse = (path: string) => new URL(path, 'http://localhost')

/** Returns the place of a parameter in the path. */
const placeOf = (template: string, name: string) => template.split('/').indexOf(`{${name}}`)

const asFields = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}

/** Returns the value of a field of a request, by the name that rules have for it. */
export function readField({ template, path, options }: CallInputOf, field: InputField): unknown {
  const [part, name] = split(field)
  const { pathname, searchParams } = parse(path)
  if (part === 'body') return asFields(options.body)[name]
  if (part === 'query') return searchParams.get(name) ?? undefined
  return pathname.split('/')[placeOf(template, name)]
}

/** Returns the request with another value of a field. */
export function withField(input: CallInputOf, field: InputField, value: string): CallInputOf {
  const [part, name] = split(field)
  const { template, path, options } = input
  if (part === 'body')
    return { ...input, options: { ...options, body: { ...asFields(options.body), [name]: value } } }
  const { pathname, searchParams } = parse(path)
  const parts = pathname.split('/')
  if (part === 'query') searchParams.set(name, value)
  else parts[placeOf(template, name)] = value
  const query = searchParams.size === 0 ? '' : `?${searchParams}`
  return { ...input, path: parts.join('/') + query }
}
