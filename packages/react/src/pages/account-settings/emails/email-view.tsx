import { useState } from 'react'
import { Badge } from '../../../ui/badge.js'
import { Button, type ButtonProps } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { Row } from '../../../ui/tables/row.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useWords } from '../../../i18n/words.js'
import { SendAgainIn } from '../../links/resend-step.js'
import { ChangeLine } from '../change/change-line.js'
import type { Change } from '../change/use-change.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useEmail } from './use-emails.js'

/** One address, what it is used for, and what can be done with it. */
export function EmailView({ state, actions }: ViewProps<typeof useEmail>) {
  const { text, rich } = useWords()
  const { address, change, removal, usedForAuth, isLastWay, isMailed, isLeaving } = state
  const email = <Given text={address.value} />
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
      help={isLastWay && text('settingsEmailLast')}
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
              isWaiting={isLastWay}
              onClick={() => actions.setUsedForAuth(!usedForAuth)}
            >
              {text(usedForAuth ? 'settingsStopSignIn' : 'settingsUseToSignIn')}
            </RowButton>
          )}
          <RowButton change={change} isWaiting={isLastWay} onClick={() => actions.leave(true)}>
            {text('settingsRemove')}
          </RowButton>
        </>
      }
    >
      <ChangeLine change={change} said={isMailed ? rich('newLinkSent', { email }) : undefined} />
      {isLeaving && (
        <ConfirmDialog
          title={rich('settingsEmailRemoveTitle', { email })}
          confirm={text('settingsEmailRemove')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.leave(false)}
        >
          {text(address.isPrimary ? 'settingsEmailRemovePrimary' : 'settingsEmailRemoveText')}
        </ConfirmDialog>
      )}
    </Row>
  )
}

interface RowButtonProps extends Pick<ButtonProps, 'isWaiting' | 'children'> {
  change: Change
  onClick: () => void
}

/** Shows it while what it has begun is under way, and waits while another button of its row does. */
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

function VerifyButton({ state: { change, isMailing, sent }, actions }: ViewProps<typeof useEmail>) {
  const { text } = useWords()
  const pause = useCountdown(sent)
  return (
    <RowButton change={change} isWaiting={isMailing || pause > 0} onClick={actions.verify}>
      {pause > 0 ? <SendAgainIn pause={pause} /> : text('settingsVerify')}
    </RowButton>
  )
}
