import { Button } from '../../../ui/button.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/list.js'
import { Moment } from '../../../ui/moment.js'
import { Row } from '../../../ui/row.js'
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
  const { invitations, canRevoke, change, resent } = state
  return (
    <>
      <h4 className="lk-row-title">{text('settingsInvitations')}</h4>
      <ResourceView resource={invitations}>
        {(all) =>
          all.length === 0 ? (
            <p className="lk-note lk-empty">{text('settingsInvitationNone')}</p>
          ) : (
            <List>
              {all.map((invitation) => (
                <Row
                  key={invitation.id}
                  title={<Given text={invitation.recipientEmail} />}
                  help={rich('settingsInvitationExpires', {
                    when: <Moment at={invitation.expiresAt} />,
                  })}
                  actions={
                    <>
                      <Button
                        tone="quiet"
                        isWaiting={change.isBusy}
                        onClick={() => actions.resend(invitation)}
                      >
                        {text('settingsInvitationResend')}
                      </Button>
                      {canRevoke && (
                        <Button
                          tone="quiet"
                          isWaiting={change.isBusy}
                          onClick={() => actions.revoke(invitation)}
                        >
                          {text('settingsInvitationRevoke')}
                        </Button>
                      )}
                    </>
                  }
                />
              ))}
            </List>
          )
        }
      </ResourceView>
      <ChangeLine
        change={change}
        said={
          resent === null ? undefined : rich('settingsInvited', { email: <Given text={resent} /> })
        }
      />
    </>
  )
}
