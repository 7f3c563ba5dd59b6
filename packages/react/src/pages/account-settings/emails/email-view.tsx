import { useState } from 'react'
import { Badge } from '../../../ui/badge.js'
import { Button, type ButtonProps } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { UserText } from '../../../ui/user-text.js'
import { Row } from '../../../ui/tables/list.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { SendAgainIn } from '../../links/resend-step.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import type { SettingMutationState } from '../setting-parts/use-setting-mutation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useEmail } from './use-emails.js'

/** The row of an email address, with its status and actions. */
export function EmailView({ state, actions }: ViewProps<typeof useEmail>) {
  const { text, rich } = useTranslation()
  const { address, change, removal, usedForAuth, isLastMethod, isEmailSent, isDialogOpen } = state
  const email = <UserText text={address.value} />
  return (
    <Row
      title={email}
      badges={
        <>
          {address.isPrimary && <Badge>{text('settingsPrimary')}</Badge>}
          {!address.isVerified && <Badge tone="warning">{text('settingsNotVerified')}</Badge>}
          {usedForAuth && <Badge tone="success">{text('settingsSignsIn')}</Badge>}
        </>
      }
      help={isLastMethod && text('settingsEmailLast')}
      actions={
        <>
          {!address.isVerified && <VerifyButton {...{ state, actions }} />}
          {address.isVerified && !address.isPrimary && (
            <RowButton change={change} onClick={actions.makePrimary}>
              {text('settingsMakePrimary')}
            </RowButton>
          )}
          {(usedForAuth || address.isVerified) && (
            <RowButton
              change={change}
              isWaiting={isLastMethod}
              onClick={() => actions.setUsedForAuth(!usedForAuth)}
            >
              {text(usedForAuth ? 'settingsStopSignIn' : 'settingsUseToSignIn')}
            </RowButton>
          )}
          <RowButton
            change={change}
            isWaiting={isLastMethod}
            onClick={() => actions.setDialogOpen(true)}
          >
            {text('settingsRemove')}
          </RowButton>
        </>
      }
    >
      <MutationStatus
        change={change}
        successText={isEmailSent ? rich('newLinkSent', { email }) : undefined}
      />
      {isDialogOpen && (
        <ConfirmDialog
          title={rich('settingsEmailRemoveTitle', { email })}
          confirm={text('settingsEmailRemove')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text(address.isPrimary ? 'settingsEmailRemovePrimary' : 'settingsEmailRemoveText')}
        </ConfirmDialog>
      )}
    </Row>
  )
}

interface RowButtonProps extends Pick<ButtonProps, 'isWaiting' | 'children'> {
  change: SettingMutationState
  onClick: () => void
}

/** A button of a row. Busy while its own action is pending, disabled while the action of another button is. */
function RowButton({ change, isWaiting, onClick, children }: RowButtonProps) {
  const { isBusy, failure } = change
  const [isPressed, setPressed] = useState(false)
  if (isPressed && !isBusy) setPressed(false)
  const press = () => {
    setPressed(true)
    onClick()
  }
  return (
    <Button
      tone="quiet"
      isBusy={isPressed}
      isWaiting={isBusy || isWaiting}
      failure={failure}
      onClick={press}
    >
      {children}
    </Button>
  )
}

function VerifyButton({
  state: { change, isSendingEmail, resendWait },
  actions,
}: ViewProps<typeof useEmail>) {
  const { text } = useTranslation()
  const pause = useCountdown(resendWait)
  return (
    <RowButton change={change} isWaiting={isSendingEmail || pause > 0} onClick={actions.verify}>
      {pause > 0 ? <SendAgainIn pause={pause} /> : text('settingsVerify')}
    </RowButton>
  )
}
