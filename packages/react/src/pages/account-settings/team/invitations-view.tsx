import { mailIcon } from '../../../ui/more-icons.js'
import { MenuItem } from '../../../ui/menus/menu.js'
import { RowMenu } from '../../../ui/menus/row-menu.js'
import { truncate, UserText } from '../../../ui/user-text.js'
import { List, Row } from '../../../ui/tables/list.js'
import { RelativeTime } from '../../../ui/tables/relative-time.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useInvitations } from './use-invitations.js'

export function InvitationsView({ state, actions }: ViewProps<typeof useInvitations>) {
  const { text, rich } = useTranslation()
  const { invitations, canRevoke, change, resent } = state
  return (
    <Setting title={text('settingsInvitations')}>
      <MutationStatus
        change={change}
        successText={
          resent === null
            ? text('settingsRevokedInvitation')
            : rich('settingsInvited', { email: <UserText text={resent} /> })
        }
      />
      <ResourceView resource={invitations}>
        {(all) =>
          all.length === 0 ? (
            <p className="lk-note lk-empty">{text('settingsInvitationNone')}</p>
          ) : (
            <List>
              {all.map((invitation) => (
                <Row
                  key={invitation.id}
                  mark={mailIcon}
                  title={<UserText text={invitation.recipientEmail} />}
                  help={rich('settingsInvitationExpires', {
                    when: <RelativeTime at={invitation.expiresAt} />,
                  })}
                  actions={
                    <RowMenu
                      label={text('settingsActionsFor', {
                        name: truncate(invitation.recipientEmail),
                      })}
                    >
                      <MenuItem
                        isDisabled={change.isBusy}
                        onSelect={() => actions.resend(invitation)}
                      >
                        {text('settingsInvitationResend')}
                      </MenuItem>
                      {canRevoke && (
                        <MenuItem
                          isDisabled={change.isBusy}
                          isDestructive
                          onSelect={() => actions.revoke(invitation)}
                        >
                          {text('settingsInvitationRevoke')}
                        </MenuItem>
                      )}
                    </RowMenu>
                  }
                />
              ))}
            </List>
          )
        }
      </ResourceView>
    </Setting>
  )
}
