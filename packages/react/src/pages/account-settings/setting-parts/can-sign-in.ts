import type { ContactChannel, CurrentUser, Project } from '@latchkey/core'
import { useSnapshot } from '../../../lib/use-query.js'
import type { SectionProps } from '../section-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export type Account = Pick<
  CurrentUser,
  'hasPassword' | 'otpAuthEnabled' | 'passkeyAuthEnabled' | 'oauthProviders'
>
type Address = Pick<ContactChannel, 'usedForAuth' | 'isVerified' | 'isPrimary'>
type Offers = Pick<Project, 'config'>

/** Whether a user with this account and these email addresses has a sign-in method. */
export function canSignIn(
  account: Account,
  addresses: readonly Address[],
  { config }: Offers,
): boolean {
  // An added address can sign in after it is verified. The primary one may be the address of the sign-up.
  const hasAddress = addresses.some(
    ({ usedForAuth, isVerified, isPrimary }) => usedForAuth && (isVerified || isPrimary),
  )
  return (
    (hasAddress && account.hasPassword && config.credentialEnabled) ||
    (hasAddress && account.otpAuthEnabled && config.magicLinkEnabled) ||
    (account.passkeyAuthEnabled && config.passkeyEnabled) ||
    account.oauthProviders.some(({ id }) => config.oauthProviders.some((offer) => offer.id === id))
  )
}

/** The changes whose effect on sign-in is checked. */
export interface AccountChange {
  readonly account?: Partial<Account>
  readonly addresses?: readonly Address[]
}

/** Whether a change would remove the last sign-in method. */
export const isLastMethod = (
  account: Account,
  addresses: readonly Address[],
  project: Offers,
  change: AccountChange,
): boolean =>
  canSignIn(account, addresses, project) &&
  !canSignIn({ ...account, ...change.account }, change.addresses ?? addresses, project)

/** Whether a change would remove the last sign-in method; undefined while unknown. */
export function useIsLastMethod(
  { user, project }: Pick<SectionProps, 'user' | 'project'>,
  account: Partial<Account>,
): boolean | undefined {
  const addresses = useSnapshot(useQueryOf(user, 'listContactChannels')).data
  return addresses && isLastMethod(user, addresses, project, { account })
}
