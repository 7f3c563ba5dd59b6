import type { TeamMember } from '@latchkey/core'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { MemberTable } from '../../../ui/tables/member-table.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine, failureOf } from '../change/change-line.js'
import { ResourceView } from '../change/resource-view.js'
import { Setting } from '../change/setting.js'
import { unchanged } from '../change/use-change.js'
import type { MembersActions, MembersState } from './use-members.js'

export interface MembersViewProps {
  state: MembersState
  actions: MembersActions
  /** Other controls of a member, which the app adds. */
  slot?: ((member: TeamMember) => ReactNode) | undefined
}

export function MembersView({ state, actions, slot }: MembersViewProps) {
  const { text, rich } = useWords()
  const { members, userId, teamName, canRemove, asked, removed, change } = state
  const nameOf = ({ profile }: TeamMember) => (
    <Given text={profile.displayName || text('settingsMemberNameless')} />
  )
  const controlsOf = (member: TeamMember) => (
    <>
      {slot && <div className="lk-slot">{slot(member)}</div>}
      {canRemove && member.id !== userId && (
        <Button tone="quiet" isWaiting={change.isBusy} onClick={() => actions.ask(member)}>
          {text('settingsRemove')}
        </Button>
      )}
    </>
  )
  return (
    <Setting title={text('settingsMembers')}>
      <ResourceView resource={members} denied="settingsMembersDenied">
        {(all) => (
          <MemberTable
            members={all}
            userId={userId}
            actions={slot || canRemove ? controlsOf : undefined}
          />
        )}
      </ResourceView>
      <ChangeLine
        change={asked ? unchanged : change}
        said={removed ? rich('settingsMemberRemoved', { name: nameOf(removed) }) : undefined}
      />
      {asked && (
        <ConfirmDialog
          title={rich('settingsMemberRemoveTitle', {
            name: nameOf(asked),
            team: <Given text={teamName} />,
          })}
          confirm={text('settingsMemberRemove')}
          isBusy={change.isBusy}
          failure={failureOf(change)}
          onConfirm={actions.remove}
          onClose={() => actions.ask(null)}
        >
          {text('settingsMemberRemoveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
