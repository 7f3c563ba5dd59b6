import type { CompleteRules } from '@latchkey/contract'

/** Describes the rules of a call that a request can break although its credentials and input are valid. */
export function describeRules(rules: CompleteRules): string {
  const { about, apiKey, caller, permission, recentSignIn, setting } = rules
  return [
    caller === 'user' && 'Client access needs a signed-in user.',
    caller === 'session' && 'Client access needs a signed-in user and the current refresh token.',
    typeof about === 'object' &&
      about.allowsOthers !== true &&
      'Clients may only name the signed-in user.',
    apiKey && `Clients may only name an API key of their own ${apiKey.owner}.`,
    permission && describePermissions(permission.ids),
    recentSignIn === true && 'The user, or the owner of the project, signed in recently.',
    typeof recentSignIn === 'object' &&
      `The user, or the owner of the project, signed in recently if the request contains ${recentSignIn.join(', ')}.`,
    setting && `The setting ${setting} of the project is on.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ')
}

const describePermissions = (ids: readonly string[]): string =>
  ids.length === 0
    ? 'Users need to be members of the team.'
    : `Users need the permission ${ids.join(' and ')} in the team.`
