import { type ClientApp, type ContactChannel, isLatchkeyError } from '@latchkey/core'
import { queryOf } from '@latchkey/core/query'
import { useState } from 'react'
import { canonicalEmail, lastSent, rememberSent, RESEND_PAUSE } from '../../links/sent-emails.js'
import { useApp } from '../../../lib/use-app.js'
import { useResource } from '../../../lib/use-resource.js'
import { emailProblem, typedEmail } from '../../entry/credentials.js'
import { isLastMethod } from '../setting-parts/can-sign-in.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import {
  type SettingMutationState,
  savedNow,
  useSettingMutation,
} from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Returns the email addresses of the user, and the form that adds one. */
export function useEmails(props: SectionProps) {
  const { user, onEvent } = props
  const app = useApp()
  const addresses = useResource(useQueryOf(user, 'listContactChannels'))
  const adding = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  /** Set after an address was removed, because its row is gone. */
  const [removed, setRemoved] = useState<SettingMutationState['saved']>(null)
  /** The address that was added last. The number of added addresses empties the field. */
  const [{ additions, added }, setAdded] = useState({ additions: 0, added: '' })
  /** The wait until the next email to an address, by its ID, counted from the last email. */
  const [pauses, setPauses] = useState<Readonly<Record<string, { seconds: number }>>>({})
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
  return {
    state: { addresses, adding, additions, added, pauses, recentSignIn, removed },
    actions: { add, onEmailSent, onRemoved: () => setRemoved(savedNow()) },
  }
}

interface EmailProps extends SectionProps {
  address: ContactChannel
  all: ReturnType<typeof useEmails>
}

const messagesByCode = {
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: { label: 'settingsEmailTaken' },
} as const

/** The state and actions of one email address. */
export function useEmail(props: EmailProps) {
  const { user, project, address, all, onEvent } = props
  const { addresses, adding, pauses, recentSignIn } = all.state
  const { onEmailSent } = all.actions
  const query = useQueryOf(user, 'listContactChannels')
  const change = useSettingMutation(onEvent, () => query.load())
  const [pendingUsedForAuth, setPendingUsedForAuth] = useState(address.usedForAuth)
  /** True if the last action was to send an email. */
  const [isEmailSent, setEmailSent] = useState(false)
  const app = useApp()
  const [pause] = useState(() => lastSent(app, address.id))
  const removal = useRemoval(props)
  const addressList = addresses.status === 'ready' ? addresses.data : []
  const begin = (usedForAuth: boolean) => {
    setPendingUsedForAuth(usedForAuth)
    setEmailSent(false)
  }
  const state = {
    address,
    // Disables the buttons while the sign-in is checked.
    change: { ...change, isBusy: change.isBusy || recentSignIn.isBusy },
    /** The new value while it is being saved. */
    usedForAuth: change.isBusy ? pendingUsedForAuth : address.usedForAuth,
    isLastMethod: isLastMethod(user, addressList, project, {
      addresses: addressList.filter(({ id }) => id !== address.id),
    }),
    /** Set after an email was sent. */
    resendWait: pauses[address.id] ?? pause,
    /** True while the verification email of a new address is being sent. */
    isSendingEmail: adding.isBusy,
    isEmailSent,
    ...removal.state,
  }
  const verify = () => {
    begin(address.usedForAuth)
    change.run(() =>
      sendVerification(app, props, () => {
        setEmailSent(true)
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
  return { state, actions: { verify, makePrimary, setUsedForAuth, ...removal.actions } }
}

/** Sends a verification email, unless the address was verified elsewhere in the meantime. */
const sendVerification = (
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
  all: {
    state: { recentSignIn },
    actions: { onRemoved },
  },
  onEvent,
}: EmailProps) {
  const query = useQueryOf(user, 'listContactChannels')
  const removal = useSettingMutation(onEvent, () => query.load().finally(onRemoved))
  // Removing the primary address is a sensitive change: another address, or none, becomes primary.
  const [isDialogOpen, setDialogOpen] = useMutationDialog(
    removal,
    address.isPrimary ? recentSignIn.require : undefined,
  )
  const remove = () => removal.run(() => address.delete())
  return { state: { removal, isDialogOpen }, actions: { setDialogOpen, remove } }
}
