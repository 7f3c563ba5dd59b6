import type { CurrentUser } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { Button } from '../../ui/forms/button.js'
import { UserText } from '../../ui/user-text.js'
import { Icon } from '../../ui/icon.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { PageProps } from '../page-frame/page-props.js'
import { Action } from './setting-parts/mutation-status.js'
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
  return (
    <section className="lk-note lk-warning lk-reminder" aria-label={text('settingsNotVerified')}>
      <p className="lk-message lk-warning">
        <Icon name="alert" />
        <span>{rich('settingsUnverified', { email: <UserText text={email} /> })}</span>
      </p>
      <Action
        change={change}
        successText={rich('newLinkSent', { email: <UserText text={email} /> })}
        onClick={onSend}
        beside={
          onDismiss && (
            <Button tone="plain" onClick={onDismiss}>
              {text('settingsUnverifiedHide')}
            </Button>
          )
        }
      >
        {text('settingsVerify')}
      </Action>
    </section>
  )
}
