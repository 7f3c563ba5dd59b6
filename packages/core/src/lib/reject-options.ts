import { UsageError } from '@latchkey/contract/errors/error'

/**
 * Rejects options of other kits that a call does not have: to ignore them would hide that they change nothing.
 *
 * @param alternatives what to do instead, by the name of the option
 * @throws TypeError `INVALID_ARGUMENT` that names the option and the alternative
 * @example rejectOptions('project.update()', patch, { logoUrl: 'Pass a logo to the pages.' })
 */
export function rejectOptions(
  call: string,
  options: object,
  alternatives: Readonly<Record<string, string>>,
): void {
  for (const [name, alternative] of Object.entries(alternatives))
    if (Object.hasOwn(options, name))
      throw new UsageError('INVALID_ARGUMENT', `${call} has no option ${name}. ${alternative}`)
}
