import { type ContactChannel, isLatchkeyError } from '@latchkey/core'
import { useState } from 'react'
import { emailProblem } from '../../credentials.js'
import { isLastWay } from '../can-sign-in.js'
import type { SectionProps } from '../section-props.js'
import { type Change, useChange } from '../use-change.js'
import { type Confirmed, useConfirmed } from '../use-confirmed.js'
import { type Resource, useResource } from '../use-resource.js'

export interface EmailsState {
  readonly addresses: Resource<readonly ContactChannel[]>
  readonly adding: Change
  /** Grows each time an address was added, so that the field is empty again. */
  readonly additions: number
  readonly confirmed: Confirmed
}

export interface EmailsActions {
  add(email: string): void
}

/** The person's addresses, and a form for another one. */
export function useEmails(props: SectionProps): [EmailsState, EmailsActions] {
  const { user, onEvent } = props
  const addresses = useResource(user.listContactChannels.query())
  const adding = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [additions, setAdditions] = useState(0)
  const add = (typed: string) => {
    const value = typed.trim()
    const known = addresses.status === 'ready' ? addresses.data : []
    const problem = emailProblem(value)
    if (problem) return adding.refuse(problem)
    if (known.some((address) => address.value.toLowerCase() === value.toLowerCase()))
      return adding.refuse({ field: 'email', label: 'settingsEmailTwice' })
    adding.run(async () => {
      const added = await user.createContactChannel({ type: 'email', value, usedForAuth: false })
      setAdditions((before) => before + 1)
      await added.sendVerificationEmail()
      onEvent?.({ type: 'mail-sent' })
    })
  }
  return [{ addresses, adding, additions, confirmed }, { add }]
}

export interface EmailState {
  readonly address: ContactChannel
  readonly change: Change
  /** As it will be, while that is being saved. */
  readonly usedForAuth: boolean
  /** Without it, the person could not sign in any more. */
  readonly isLastWay: boolean
  /** Set when a mail was sent: how long until the next may be. */
  readonly sent: { readonly seconds: number } | null
  readonly isLeaving: boolean
  readonly removal: Change
}

export interface EmailActions {
  verify(): void
  makePrimary(): void
  setUsedForAuth(isUsed: boolean): void
  /** Asks before it is removed. */
  leave(isLeaving: boolean): void
  remove(): void
}

const RESEND_PAUSE = { seconds: 30 }
const taken = {
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: { label: 'settingsEmailTaken' },
} as const

/** What can be done with one address. */
export function useEmail(
  { user, project, onEvent }: SectionProps,
  address: ContactChannel,
  { addresses, confirmed }: EmailsState,
): [EmailState, EmailActions] {
  const change = useChange(onEvent)
  const removal = useChange(onEvent)
  const [wanted, setWanted] = useState(address.usedForAuth)
  const [sent, setSent] = useState<EmailState['sent']>(null)
  const [isLeaving, leave] = useState(false)
  const all = addresses.status === 'ready' ? addresses.data : []
  const others = all.filter(({ id }) => id !== address.id)

  const send = async () => {
    await address.sendVerificationEmail().catch(async (error: unknown) => {
      // It was done elsewhere in the meantime.
      if (!isLatchkeyError(error, 'EMAIL_ALREADY_VERIFIED')) throw error
      await user.listContactChannels.query().refresh()
    })
    setSent({ ...RESEND_PAUSE })
    onEvent?.({ type: 'mail-sent' })
  }
  const state = {
    address,
    change,
    usedForAuth: change.isBusy ? wanted : address.usedForAuth,
    isLastWay: isLastWay(user, all, project, { addresses: others }),
    sent,
    isLeaving,
    removal,
  }
  return [
    state,
    {
      verify: () => change.run(send),
      makePrimary() {
        setWanted(address.usedForAuth)
        confirmed.before(() => change.run(() => address.update({ isPrimary: true }), taken))
      },
      setUsedForAuth(usedForAuth) {
        setWanted(usedForAuth)
        change.run(() => address.update({ usedForAuth }), taken)
      },
      leave,
      remove: () => removal.run(() => address.delete()),
    },
  ]
}
