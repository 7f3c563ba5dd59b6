import type { UserFilter, UserPageOptions } from '@latchkey/core/admin'
import { idIn, keyIn, searchIn } from '../../navigation/url-parameters.js'

/** The keys of the names of states that the list can be limited to, by the parameter of the URL. */
export const stateNames = {
  banned: 'banned',
  deletion_scheduled: 'deletionScheduled',
  restricted: 'restricted',
  unverified: 'emailNotVerified',
  anonymous: 'anonymous',
} as const

type Order = Required<Pick<UserPageOptions, 'orderBy' | 'desc'>>

/** The orders of the list, by the parameter of the URL. */
export const orders = {
  newest: { name: 'newestFirst', orderBy: 'signedUpAt', desc: true },
  oldest: { name: 'oldestFirst', orderBy: 'signedUpAt', desc: false },
  active: { name: 'recentlyActiveFirst', orderBy: 'lastActiveAt', desc: true },
  inactive: { name: 'longestInactiveFirst', orderBy: 'lastActiveAt', desc: false },
  name: { name: 'nameAscending', orderBy: 'displayName', desc: false },
  'name-desc': { name: 'nameDescending', orderBy: 'displayName', desc: true },
} as const satisfies Record<string, Order & { name: string }>

export type OrderId = keyof typeof orders

/** The order of the list in the page's URL. */
export const orderIn = (params: URLSearchParams): OrderId =>
  keyIn(params, 'order', orders) ?? 'newest'

/** Returns the order after a click on a heading: first the usual direction, then the other one. */
export function orderAfterClick(column: string, current: OrderId): OrderId {
  const [usual = 'newest', other = usual] = orderIds.filter((id) => orders[id].orderBy === column)
  return current === usual ? other : usual
}

const orderIds = Object.keys(orders) as OrderId[]

/** Values of the parameter `method` that name no sign-in method, but whether there is a second factor. */
export const secondFactorNames = {
  'two-step': 'withTwoStep',
  'no-two-step': 'withoutTwoStep',
} as const

/** Returns the filter in the page's URL. */
export function filterIn(params: URLSearchParams): UserFilter {
  const query = searchIn(params, 'query')
  const teamId = idIn(params, 'team')
  const state = keyIn(params, 'state', stateNames)
  const secondFactor = keyIn(params, 'method', secondFactorNames)
  const signInMethod = secondFactor === null ? searchIn(params, 'method') : null
  return {
    ...(query && { query }),
    ...(teamId && { teamId }),
    ...(state && { state }),
    ...(secondFactor && { hasSecondFactor: secondFactor === 'two-step' }),
    ...(signInMethod && { signInMethod }),
  }
}
