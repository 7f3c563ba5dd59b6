import { useState } from 'react'
import type { Changing } from './use-change.js'
import type { Confirmed } from './use-confirmed.js'

/**
 * A form or a question that opens before a change is made, and knows nothing of how the last attempt ended.
 *
 * @param before looks at the sign-in first, where the account hangs on the change
 */
export function useAsked(
  change: Changing,
  before: Confirmed['before'] = (open) => open(),
): [isAsked: boolean, ask: (isAsked: boolean) => void] {
  const [isAsked, setAsked] = useState(false)
  return [
    isAsked,
    (isAsked) => {
      if (!isAsked) return setAsked(false)
      before(() => {
        change.reset()
        setAsked(true)
      })
    },
  ]
}
