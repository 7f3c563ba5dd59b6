import type { CurrentUser } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { Button } from '../../ui/forms/button.js'
import { UserText } from '../../ui/user-text.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { useListFocus } from '../../ui/tables/list.js'
import { Icon } from '../../ui/icon.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { PageProps } from '../page-frame/page-props.js'
import { failureOf } from './setting-parts/mutation-status.js'
import {
  type SettingMutationState,
  useSettingMutation,
} from './setting-parts/use-setting-mutation.js'

export interface UnverifiedNoteProps extends Pick<PageProps, 'onEvent'> {
  user: Pick<CurrentUser, 'primaryEmail' | 'sendVerificationEmail' | 'isRestricted'>
}

/** Reminds the user of an unverified primary address until it is dismissed. */
export function UnverifiedNote({ user, onEvent }: UnverifiedNoteProps) {
  const app = useApp()
  const [isDismissed, setDismissed] = useState(false)
  const change = useSettingMutation(onEvent)
  const send = async () => {
    const result = await user.sendVerificationEmail()
    if (result.status === 'ok') return onEvent?.({ type: 'mail-sent' })
    if (result.error.code !== 'EMAIL_ALREADY_VERIFIED') throw result.error
    // Verified in another tab. The refreshed user hides the note.
    await app.user.refresh()
  }
  if (isDismissed || user.primaryEmail === null) return null
  return (
    <UnverifiedView
      email={user.primaryEmail}
      change={change}
      onSend={() => change.run(send)}
      onDismiss={user.isRestricted ? undefined : () => setDismissed(true)}
    />
  )
}

export interface UnverifiedViewProps {
  email: string
  change: SettingMutationState
  onSend: () => void
  /** Undefined for a restricted user, who must verify the address first. */
  onDismiss: (() => void) | undefined
}

export function UnverifiedView({ email, change, onSend, onDismiss }: UnverifiedViewProps) {
  const { text, rich } = useTranslation()
  const failure = failureOf(change)
  const isSent = change.saved !== null && failure === null
  const tone = isSent ? 'success' : 'warning'
  return (
    <section
      className={`lk-note lk-${tone} lk-reminder`}
      aria-label={text('settingsNotVerified')}
      {...useListFocus()}
    >
      {/* Takes the focus of the button that it replaces, if no other button is left. */}
      <p
        className={`lk-message lk-${tone}`}
        role="status"
        tabIndex={isSent && !onDismiss ? -1 : undefined}
      >
        <Icon name={isSent ? 'check' : 'alert'} />
        <span>
          {rich(isSent ? 'newLinkSent' : 'settingsUnverified', {
            email: <UserText text={email} />,
          })}
        </span>
      </p>
      <div className="lk-buttons">
        {!isSent && (
          <Button tone="quiet" isBusy={change.isBusy} failure={failure} onClick={onSend}>
            {text('settingsVerify')}
          </Button>
        )}
        {onDismiss && (
          <Button tone="plain" onClick={onDismiss}>
            {text('settingsUnverifiedHide')}
          </Button>
        )}
      </div>
      <FailureLine failure={failure} />
    </section>
  )
}
