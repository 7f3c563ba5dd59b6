import type * as z from 'zod'
import { ConfigError, parseOr } from './config-error.js'
import { productionMistakes } from './production-config.js'
import {
  serviceConfigSchema,
  type ServiceConfig,
  type ServiceConfigInput,
} from './config-schema.js'
import { trimSlashes, isLoopbackHost } from '../lib/urls.js'

const LOOPBACK_ONLY =
  'development is for this machine only: use 127.0.0.1, ::1 or localhost, or set mode to production, as the configuration of "latchkey-service init" does'
const TWO_SOURCES = 'cannot be combined with trustedProxies: keep the one that fits your proxy'

export type { ServiceConfig, ServiceConfigInput } from './config-schema.js'
export type { ProjectSeed } from './project-config.js'

/**
 * Types the default export of a `latchkey.config.ts`; it changes nothing.
 *
 * @example export default defineConfig({ port: 4710, projects: [{ id: 'internal', displayName: 'Internal' }] })
 */
export const defineConfig = (config: ServiceConfigInput): ServiceConfigInput => config

/**
 * Checks a configuration and fills in the defaults. Throws a `ConfigError` that names every mistake
 * with its path, all at once, and repeats no value.
 *
 * @example parseConfig({ port: 4710 }).publicUrl // 'http://localhost:4710'
 */
export function parseConfig(input: unknown): ServiceConfig {
  const parsedConfig = parseOr(serviceConfigSchema, input, (mistakes) => new ConfigError(mistakes))
  const config = withPublicUrl(parsedConfig)
  const mistakes = [
    ...(config.mode === 'production' ? productionMistakes(config) : hostMistakes(config)),
    ...proxyMistakes(config),
  ]
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}

function withPublicUrl(config: z.output<typeof serviceConfigSchema>): ServiceConfig {
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  return { ...config, publicUrl: trimSlashes(publicUrl) }
}

const hostMistakes = ({ host }: ServiceConfig) =>
  isLoopbackHost(host) ? [] : [{ path: ['host'], message: LOOPBACK_ONLY }]

const proxyMistakes = ({ trustedProxies, clientAddressHeader }: ServiceConfig) =>
  trustedProxies === undefined || clientAddressHeader === undefined
    ? []
    : [{ path: ['clientAddressHeader'], message: TWO_SOURCES }]
