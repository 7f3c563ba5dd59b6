import type { TeamMember, TeamMemberAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { MenuItem } from '../../../ui/menus/menu.js'
import { RowMenu } from '../../../ui/menus/row-menu.js'
import { truncate, UserText } from '../../../ui/user-text.js'
import { MemberTable } from '../../../ui/tables/member-table.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus, failureOf } from '../setting-parts/mutation-status.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { Setting } from '../setting-parts/setting.js'
import { idleMutation } from '../setting-parts/use-setting-mutation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useMembers } from './use-members.js'

export interface MembersViewProps extends ViewProps<typeof useMembers> {
  /** Additional controls of a member from the app. */
  slot?: ((member: TeamMember) => ReactNode) | undefined
  /** The email addresses and roles of the members; null until they are loaded. */
  accounts?: readonly TeamMemberAccount[] | null | undefined
  /** The link to the section that invites people. */
  invite?: ReactNode
  /** Whether the heading of the section above says what the list is. */
  isAlone?: boolean
}

export function MembersView(props: MembersViewProps) {
  const { state, actions, slot, accounts, invite, isAlone = false } = props
  const { rich, text } = useTranslation()
  const { members, userId, teamName, canRemove, memberToRemove, removed, change } = state
  const nameOf = ({ profile }: TeamMember) => (
    <UserText text={profile.displayName || text('settingsMemberNameless')} />
  )
  const isRemovable = ({ id }: TeamMember) => canRemove && id !== userId
  // A row without controls has no element for them, and its roles leave room for the menu of the others.
  const controlsOf = (member: TeamMember) =>
    (slot || isRemovable(member)) && (
      <>
        {slot && <div className="lk-slot">{slot(member)}</div>}
        {isRemovable(member) && (
          <RowMenu
            label={text('settingsActionsFor', {
              name: truncate(member.profile.displayName || text('settingsMemberNameless')),
            })}
          >
            <MenuItem
              hasDialog
              isDisabled={change.isBusy}
              isDestructive
              onSelect={() => actions.setMemberToRemove(member)}
            >
              {text('settingsRemove')}
            </MenuItem>
          </RowMenu>
        )}
      </>
    )
  const title =
    members.status === 'ready'
      ? text('settingsMemberCount', { count: members.data.length })
      : text('settingsMembers')
  const naming = isAlone ? { label: title, help: title } : { title }
  return (
    <Setting {...naming}>
      {invite && <div className="lk-buttons">{invite}</div>}
      <MutationStatus
        change={memberToRemove ? idleMutation : change}
        successText={removed ? rich('settingsMemberRemoved', { name: nameOf(removed) }) : undefined}
      />
      <ResourceView resource={members} denied="settingsMembersDenied">
        {(all) => (
          <MemberTable
            members={all}
            userId={userId}
            accounts={accounts}
            actions={slot || canRemove ? controlsOf : undefined}
          />
        )}
      </ResourceView>
      {memberToRemove && (
        <ConfirmDialog
          title={rich('settingsMemberRemoveTitle', {
            name: nameOf(memberToRemove),
            team: <UserText text={teamName} />,
          })}
          confirm={text('settingsMemberRemove')}
          isBusy={change.isBusy}
          failure={failureOf(change)}
          onConfirm={actions.remove}
          onClose={() => actions.setMemberToRemove(null)}
        >
          {text('settingsMemberRemoveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
