import { newProductionModeErrors } from '@latchkey/contract/production-mode'
import type { Context } from '../../context.js'
import { rejection } from '../../errors/http-error.js'

type Change = Parameters<typeof newProductionModeErrors>

/**
 * Rejects a change that the checks of production mode forbid, with one line for each error. A client runs the same
 * checks, but other callers of the API do not: a project in production mode could trust pages on localhost or http,
 * where anyone on the network or the machine reads the codes.
 *
 * The deployed service of June 2025 has no such checks.
 */
export function requireProductionChecks({ config }: Context, ...[before, after]: Change): void {
  if (config.compatibility === 'june-2025') return
  const errors = newProductionModeErrors(before, after)
  if (errors.length > 0) throw rejection(errors.map(({ message }) => message).join('\n'))
}
