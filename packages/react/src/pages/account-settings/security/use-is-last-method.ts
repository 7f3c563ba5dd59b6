import { useSnapshot } from '../../../lib/use-query.js'
import { type Account, isLastMethod } from '../setting/can-sign-in.js'
import type { SectionProps } from '../section-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Whether a change would remove the last sign-in method; undefined while unknown. */
export function useIsLastMethod(
  { user, project }: Pick<SectionProps, 'user' | 'project'>,
  account: Partial<Account>,
): boolean | undefined {
  const addresses = useSnapshot(useQueryOf(user, 'listContactChannels')).data
  return addresses && isLastMethod(user, addresses, project, { account })
}
