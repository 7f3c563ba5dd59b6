import type { TeamMember } from '@latchkey/core'
import type { ReactNode } from 'react'
import { MemberTable, type MemberTableProps } from '../../../ui/member-table.js'
import type { Resource } from '../../../use-resource.js'
import { useWords } from '../../../words.js'
import { ResourceView } from '../resource-view.js'
import { Setting } from '../setting.js'

export interface MembersViewProps extends Pick<MemberTableProps, 'userId' | 'actions'> {
  members: Resource<readonly TeamMember[]>
  /** How others are invited, where the person may do that. */
  children?: ReactNode
}

export function MembersView({ members, userId, actions, children }: MembersViewProps) {
  return (
    <Setting title={useWords().text('settingsMembers')}>
      <ResourceView resource={members}>
        {(all) => <MemberTable members={all} {...{ userId, actions }} />}
      </ResourceView>
      {children}
    </Setting>
  )
}
