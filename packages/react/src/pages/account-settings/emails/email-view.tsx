import { useState } from 'react'
import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { MenuItem } from '../../../ui/menus/menu.js'
import { RowMenu } from '../../../ui/menus/row-menu.js'
import { mailIcon } from '../../../ui/more-icons.js'
import { truncate, UserText } from '../../../ui/user-text.js'
import { Row } from '../../../ui/tables/list.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { SendAgainIn } from '../../links/resend-step.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useEmail } from './use-emails.js'

/** The row of an email address, with its status and actions. */
export function EmailView({ state, actions }: ViewProps<typeof useEmail>) {
  const { text, rich } = useTranslation()
  const { address, change, removal, usedForAuth, isLastMethod, isEmailSent, isDialogOpen } = state
  const { isBusy } = change
  const [isPressed, press] = usePressed(isBusy)
  const email = <UserText text={address.value} />
  return (
    <Row
      mark={mailIcon}
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
          <RowMenu
            label={text('settingsActionsFor', { name: truncate(address.value) })}
            isBusy={isPressed}
          >
            {address.isVerified && !address.isPrimary && (
              <MenuItem isDisabled={isBusy} onSelect={() => press(actions.makePrimary)}>
                {text('settingsMakePrimary')}
              </MenuItem>
            )}
            {(usedForAuth || address.isVerified) && (
              <MenuItem
                isDisabled={isBusy || isLastMethod}
                onSelect={() => press(() => actions.setUsedForAuth(!usedForAuth))}
              >
                {text(usedForAuth ? 'settingsStopSignIn' : 'settingsUseToSignIn')}
              </MenuItem>
            )}
            <MenuItem
              isDisabled={isBusy || isLastMethod}
              isDestructive
              hasDialog
              onSelect={() => press(() => actions.setDialogOpen(true))}
            >
              {text('settingsRemove')}
            </MenuItem>
          </RowMenu>
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

/** Returns whether the pending action is that of this control, and a function that starts one. */
function usePressed(isBusy: boolean): [isPressed: boolean, press: (action: () => void) => void] {
  const [isPressed, setPressed] = useState(false)
  if (isPressed && !isBusy) setPressed(false)
  const press = (action: () => void) => {
    setPressed(true)
    action()
  }
  return [isPressed, press]
}

/** Busy while its own request is pending, disabled while another action of the row is. */
function VerifyButton({
  state: { change, isSendingEmail, resendWait },
  actions,
}: ViewProps<typeof useEmail>) {
  const { text } = useTranslation()
  const { isBusy, failure } = change
  const pause = useCountdown(resendWait)
  const [isPressed, press] = usePressed(isBusy)
  return (
    <Button
      tone={pause > 0 ? 'plain' : 'quiet'}
      isBusy={isPressed}
      isWaiting={isBusy || isSendingEmail || pause > 0}
      failure={failure}
      onClick={() => press(actions.verify)}
    >
      {pause > 0 ? <SendAgainIn pause={pause} /> : text('settingsVerify')}
    </Button>
  )
}
