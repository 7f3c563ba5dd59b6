import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { useCountdown, useWait } from '../../../use-countdown.js'
import { useWords } from '../../../words.js'
import { ChangeLine } from '../change-line.js'
import type { EmailActions, EmailState } from './use-emails.js'

export interface EmailViewProps {
  state: EmailState
  actions: EmailActions
}

/** One address, what it is used for, and what can be done with it. */
export function EmailView({ state, actions }: EmailViewProps) {
  const { text, rich } = useWords()
  const { address, change, removal, usedForAuth, isLastWay, isMailing, isMailed, isLeaving } = state
  const { failure } = change
  const secondsLeft = useWait(failure)
  const email = <Given text={address.value} />
  const isStill = change.isBusy || secondsLeft > 0
  return (
    <li className="lk-row">
      <div className="lk-row-text">
        <p className="lk-row-title">{email}</p>
        <p className="lk-badges">
          {address.isPrimary && <Badge>{text('settingsPrimary')}</Badge>}
          {!address.isVerified && <Badge tone="warning">{text('settingsNotVerified')}</Badge>}
          {usedForAuth && <Badge tone="success">{text('settingsSignsIn')}</Badge>}
        </p>
        {isLastWay && <p className="lk-help">{text('settingsEmailLast')}</p>}
      </div>
      <div className="lk-row-actions">
        {!address.isVerified && (
          <VerifyButton state={state} isStill={isStill || isMailing} onClick={actions.verify} />
        )}
        {address.isVerified && !address.isPrimary && (
          <Button tone="quiet" isWaiting={isStill} onClick={actions.makePrimary}>
            {text('settingsMakePrimary')}
          </Button>
        )}
        {(usedForAuth || address.isVerified) && (
          <Button
            tone="quiet"
            isWaiting={isStill || isLastWay}
            onClick={() => actions.setUsedForAuth(!usedForAuth)}
          >
            {text(usedForAuth ? 'settingsStopSignIn' : 'settingsUseToSignIn')}
          </Button>
        )}
        <Button tone="quiet" isWaiting={isStill || isLastWay} onClick={() => actions.leave(true)}>
          {text('settingsRemove')}
        </Button>
      </div>
      <ChangeLine change={change} said={isMailed ? rich('newLinkSent', { email }) : undefined} />
      {isLeaving && (
        <ConfirmDialog
          title={rich('settingsEmailRemoveTitle', { email })}
          confirm={text('settingsEmailRemove')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.leave(false)}
        >
          <p>
            {text(address.isPrimary ? 'settingsEmailRemovePrimary' : 'settingsEmailRemoveText')}
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}

interface VerifyButtonProps {
  state: EmailState
  isStill: boolean
  onClick: () => void
}

function VerifyButton({ state, isStill, onClick }: VerifyButtonProps) {
  const { text, rich, seconds } = useWords()
  const pause = useCountdown(state.sent)
  return (
    <Button tone="quiet" isWaiting={isStill || pause > 0} onClick={onClick}>
      {pause > 0
        ? rich('sendAgainIn', { wait: <span className="lk-figures">{seconds(pause)}</span> })
        : text('settingsVerify')}
    </Button>
  )
}
