import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { ProjectSeed, ServiceConfig } from '../../config/config.js'

const IS_OFF =
  'Sign-up on the project internal is off, because its users can create projects and send email through ' +
  'your mail server. Set signUpEnabled of that project to false to keep it off, or to true to allow it.'
const IS_ON =
  'Anyone can sign up on the project internal, create projects and send email through your mail server. ' +
  'Set signUpEnabled of that project to false if that is not what you want.'

/**
 * Turns sign-up on the project `internal` off in production if the configuration leaves it out, because an
 * attacker with the publishable key could create projects and send email.
 *
 * @param warn receives a warning unless the configuration turns sign-up off
 */
export function withInternalSignUp(
  seed: ProjectSeed,
  mode: ServiceConfig['mode'],
  warn: (message: string) => void,
): ProjectSeed {
  if (seed.id !== INTERNAL_PROJECT_ID || mode !== 'production') return seed
  const { signUpEnabled } = seed.config ?? {}
  if (signUpEnabled !== false) warn(signUpEnabled ? IS_ON : IS_OFF)
  return { ...seed, config: { ...seed.config, signUpEnabled: signUpEnabled ?? false } }
}
