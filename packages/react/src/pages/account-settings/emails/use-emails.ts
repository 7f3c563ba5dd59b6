import {
  type ClientApp,
  type ContactChannel,
  type ContactChannelFields,
  isLatchkeyError,
} from '@latchkey/core'
import { queryOf } from '@latchkey/core/query'
import { useState } from 'react'
import { canonicalEmail } from '../../../lib/canonical-email.js'
import { useApp } from '../../../lib/use-app.js'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import { emailProblem, typedEmail } from '../../entry/credentials.js'
import { lastSent, rememberSent, RESEND_PAUSE } from '../../links/resend-pause.js'
import { isLastMethod } from '../setting/can-sign-in.js'
import type { FieldValues } from '../setting/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import {
  type SettingMutationState,
  savedNow,
  useSettingMutation,
} from '../setting/use-setting-mutation.js'
import { type RecentSignIn, useRecentSignIn } from '../setting/use-recent-sign-in.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface EmailsState {
  readonly addresses: Resource<readonly ContactChannel[]>
  readonly adding: SettingMutationState
  /** Increases with each added address, which empties the field. */
  readonly additions: number
  /** The address that was added last and received a verification email. */
  readonly added: string
  /** The wait until the next email to an address, by its ID, counted from the last email. */
  readonly pauses: Readonly<Record<string, { readonly seconds: number }>>
  readonly recentSignIn: RecentSignIn
  /** Set after an address was removed, because its row is gone. */
  readonly removed: SettingMutationState['saved']
}

export interface EmailsActions {
  add(typed: FieldValues): void
  /** Announces that an email was sent to an address. */
  onEmailSent(id: string): void
  /** Announces that an address was removed. */
  onRemoved(): void
}

/** Returns the email addresses of the user, and the form that adds one. */
export function useEmails(props: SectionProps): [EmailsState, EmailsActions] {
  const { user, onEvent } = props
  const app = useApp()
  const addresses = useResource(useQueryOf(user, 'listContactChannels'))
  const adding = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [removed, setRemoved] = useState<EmailsState['removed']>(null)
  const [{ additions, added }, setAdded] = useState({ additions: 0, added: '' })
  const [pauses, setPauses] = useState<EmailsState['pauses']>({})
  const onEmailSent = (id: string) => {
    rememberSent(app, id)
    setPauses((before) => ({ ...before, [id]: { ...RESEND_PAUSE } }))
    onEvent?.({ type: 'mail-sent' })
  }
  const add = ({ email = '' }: FieldValues) => {
    const value = typedEmail(email)
    const addressList = addresses.status === 'ready' ? addresses.data : []
    const problem = emailProblem(value)
    if (problem) return adding.setProblem(problem)
    if (addressList.some((address) => canonicalEmail(address.value) === canonicalEmail(value)))
      return adding.setProblem({ field: 'email', label: 'settingsEmailTwice' })
    adding.run(
      async () => {
        const address = await user.createContactChannel({
          type: 'email',
          value,
          usedForAuth: false,
        })
        setAdded((before) => ({ additions: before.additions + 1, added: value }))
        await address.sendVerificationEmail()
        onEmailSent(address.id)
      },
      { SCHEMA_ERROR: { field: 'email', label: 'emailInvalid' } },
    )
  }
  return [
    { addresses, adding, additions, added, pauses, recentSignIn, removed },
    { add, onEmailSent, onRemoved: () => setRemoved(savedNow()) },
  ]
}

interface EmailProps extends SectionProps {
  address: ContactChannel
  all: [EmailsState, EmailsActions]
}

export interface EmailState {
  readonly address: ContactChannelFields
  readonly change: SettingMutationState
  /** The new value while it is being saved. */
  readonly usedForAuth: boolean
  /** Whether it is the last sign-in method. */
  readonly isLastMethod: boolean
  /** Set after an email was sent: the wait until the next one. */
  readonly resendWait: { readonly seconds: number } | null
  /** True while the verification email of a new address is being sent. */
  readonly isSendingEmail: boolean
  /** True if the last action was to send an email. */
  readonly isEmailSent: boolean
  readonly isDialogOpen: boolean
  readonly removal: SettingMutationState
}

export interface EmailActions {
  verify(): void
  makePrimary(): void
  setUsedForAuth(isUsed: boolean): void
  /** Opens or closes the dialog that asks before the address is removed. */
  setDialogOpen(isDialogOpen: boolean): void
  remove(): void
}

const messagesByCode = {
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: { label: 'settingsEmailTaken' },
} as const

/** The state and actions of one email address. */
export function useEmail(props: EmailProps): [EmailState, EmailActions] {
  const { user, project, address, all, onEvent } = props
  const [{ addresses, adding, pauses, recentSignIn }, { onEmailSent }] = all
  const query = useQueryOf(user, 'listContactChannels')
  const change = useSettingMutation(onEvent, () => query.load())
  const [pendingUsedForAuth, setPendingUsedForAuth] = useState(address.usedForAuth)
  const [isEmailSent, setMailed] = useState(false)
  const app = useApp()
  const [pause] = useState(() => lastSent(app, address.id))
  const [removal, leaving] = useRemoval(props)
  const addressList = addresses.status === 'ready' ? addresses.data : []
  const begin = (usedForAuth: boolean) => {
    setPendingUsedForAuth(usedForAuth)
    setMailed(false)
  }
  const state = {
    address,
    // Disables the buttons while the sign-in is checked.
    change: { ...change, isBusy: change.isBusy || recentSignIn.isBusy },
    usedForAuth: change.isBusy ? pendingUsedForAuth : address.usedForAuth,
    isLastMethod: isLastMethod(user, addressList, project, {
      addresses: addressList.filter(({ id }) => id !== address.id),
    }),
    resendWait: pauses[address.id] ?? pause,
    isSendingEmail: adding.isBusy,
    isEmailSent,
    ...removal,
  }
  const verify = () => {
    begin(address.usedForAuth)
    change.run(() =>
      sendMail(app, props, () => {
        setMailed(true)
        onEmailSent(address.id)
      }),
    )
  }
  const makePrimary = () => {
    begin(address.usedForAuth)
    recentSignIn.require(() =>
      change.run(() => address.update({ isPrimary: true }), messagesByCode),
    )
  }
  const setUsedForAuth = (usedForAuth: boolean) => {
    begin(usedForAuth)
    change.run(() => address.update({ usedForAuth }), messagesByCode)
  }
  return [state, { verify, makePrimary, setUsedForAuth, ...leaving }]
}

/** Sends a verification email, unless the address was verified elsewhere in the meantime. */
const sendMail = (
  app: ClientApp,
  { user, address }: EmailProps,
  onSent: () => void,
): Promise<void> =>
  address.sendVerificationEmail().then(onSent, async (error: unknown) => {
    if (!isLatchkeyError(error, 'EMAIL_ALREADY_VERIFIED')) throw error
    await queryOf(app, user, 'listContactChannels').refresh()
  })

function useRemoval({
  user,
  address,
  all: [{ recentSignIn }, { onRemoved }],
  onEvent,
}: EmailProps): [
  Pick<EmailState, 'removal' | 'isDialogOpen'>,
  Pick<EmailActions, 'setDialogOpen' | 'remove'>,
] {
  const query = useQueryOf(user, 'listContactChannels')
  const removal = useSettingMutation(onEvent, () => query.load().finally(onRemoved))
  // Removing the primary address is a sensitive change: another address, or none, becomes primary.
  const [isDialogOpen, setDialogOpen] = useMutationDialog(
    removal,
    address.isPrimary ? recentSignIn.require : undefined,
  )
  const remove = () => removal.run(() => address.delete())
  return [
    { removal, isDialogOpen },
    { setDialogOpen, remove },
  ]
}
