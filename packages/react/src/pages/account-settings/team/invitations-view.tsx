import { Button } from '../../../ui/button.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/list.js'
import { Moment } from '../../../ui/moment.js'
import { useWords } from '../../../words.js'
import { ChangeLine } from '../change-line.js'
import { ResourceView } from '../resource-view.js'
import type { InvitationsActions, InvitationsState } from './use-invitations.js'

export interface InvitationsViewProps {
  state: InvitationsState
  actions: InvitationsActions
}

export function InvitationsView({ state, actions }: InvitationsViewProps) {
  const { text, rich } = useWords()
  const { invitations, canRevoke, change } = state
  return (
    <>
      <h4 className="lk-row-title">{text('settingsInvitations')}</h4>
      <ResourceView resource={invitations}>
        {(all) =>
          all.length === 0 ? (
            <p className="lk-note">{text('settingsInvitationNone')}</p>
          ) : (
            <List>
              {all.map((invitation) => (
                <li className="lk-row" key={invitation.id}>
                  <div className="lk-row-text">
                    <p className="lk-row-title">
                      <Given text={invitation.recipientEmail} />
                    </p>
                    <p className="lk-help">
                      {rich('settingsInvitationExpires', {
                        when: <Moment at={invitation.expiresAt} />,
                      })}
                    </p>
                  </div>
                  {canRevoke && (
                    <div className="lk-row-actions">
                      <Button
                        tone="quiet"
                        isWaiting={change.isBusy}
                        onClick={() => actions.revoke(invitation)}
                      >
                        {text('settingsInvitationRevoke')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </List>
          )
        }
      </ResourceView>
      <ChangeLine change={change} />
    </>
  )
}
