import { Button } from '../../../ui/forms/button.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/tables/list.js'
import { Moment } from '../../../ui/tables/moment.js'
import { Row } from '../../../ui/tables/row.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine } from '../change/change-line.js'
import { ResourceView } from '../change/resource-view.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useInvitations } from './use-invitations.js'

export function InvitationsView({ state, actions }: ViewProps<typeof useInvitations>) {
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
          resent === null
            ? text('settingsRevokedInvitation')
            : rich('settingsInvited', { email: <Given text={resent} /> })
        }
      />
    </>
  )
}
