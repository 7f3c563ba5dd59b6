import type { TeamMember } from '@latchkey/core'
import { MemberTable, type MemberTableProps } from '../../../ui/member-table.js'
import type { Resource } from '../../../use-resource.js'
import { useWords } from '../../../words.js'
import { ResourceView } from '../resource-view.js'
import { Setting } from '../setting.js'

export interface MembersViewProps extends Pick<MemberTableProps, 'userId' | 'actions'> {
  members: Resource<readonly TeamMember[]>
}

export function MembersView({ members, userId, actions }: MembersViewProps) {
  return (
    <Setting title={useWords().text('settingsMembers')}>
      <ResourceView resource={members} denied="settingsMembersDenied">
        {(all) => <MemberTable members={all} {...{ userId, actions }} />}
      </ResourceView>
    </Setting>
  )
}
