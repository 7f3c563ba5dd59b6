import type { TeamMemberAccount, TeamProfile } from '@latchkey/core'
import type { ReactNode } from 'react'
import {
  DeleteTeamView,
  LeaveTeamView,
} from '../../../src/pages/account-settings/team/leave-or-delete-team-view.js'
import { InvitationsView } from '../../../src/pages/account-settings/team/invitations-view.js'
import { type useInvite, InviteView } from '../../../src/pages/account-settings/team/invite.js'
import { MembersView } from '../../../src/pages/account-settings/team/members-view.js'
import { NewTeamView } from '../../../src/pages/account-settings/new-team/new-team.js'
import type { useNewTeam } from '../../../src/pages/account-settings/new-team/use-new-team.js'
import { OwnNameView } from '../../../src/pages/account-settings/team/own-name-view.js'
import { TeamDetailsView } from '../../../src/pages/account-settings/team/team-details-view.js'
import type { useInvitations } from '../../../src/pages/account-settings/team/use-invitations.js'
import type { useLeaveTeam } from '../../../src/pages/account-settings/team/use-leave-or-delete-team.js'
import type { useMembers } from '../../../src/pages/account-settings/team/use-members.js'
import type { useOwnName } from '../../../src/pages/account-settings/team/use-own-name.js'
import type { useTeamDetails } from '../../../src/pages/account-settings/team/use-team-details.js'
import { Setting } from '../../../src/pages/account-settings/setting-parts/setting.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { LabelText } from '../../label-text.js'
import { user } from '../../user.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type InviteState = ViewProps<typeof useInvite>['state']
type NewTeamState = ViewProps<typeof useNewTeam>['state']
type InvitationsState = ViewProps<typeof useInvitations>['state']
type LeaveTeamState = ViewProps<typeof useLeaveTeam>['state']
type MembersState = ViewProps<typeof useMembers>['state']
type OwnNameState = ViewProps<typeof useOwnName>['state']
type TeamDetailsState = ViewProps<typeof useTeamDetails>['state']

const defaultDetails: TeamDetailsState = {
  displayName: 'Analytical Engines',
  pictureUrl: null,
  canUpdate: true,
  name: fixtures.idle,
  picture: fixtures.idle,
}
const ownName: OwnNameState = {
  profile: fixtures.ready(fixtures.asModel<TeamProfile>({ displayName: 'Ada' })),
  change: fixtures.idle,
}
const invite: InviteState = { change: fixtures.idle, invited: '', remaining: '', count: 0 }
const invitations: InvitationsState = {
  invitations: fixtures.ready(fixtures.invitations),
  canRevoke: true,
  change: fixtures.idle,
  resent: null,
}
const members: MembersState = {
  members: fixtures.ready(fixtures.members),
  userId: user.id,
  teamName: 'Analytical Engines',
  canRemove: true,
  memberToRemove: null,
  removed: null,
  change: fixtures.idle,
}
const grace = fixtures.colleagues[1] ?? null
const leaving: LeaveTeamState = {
  teamName: 'Analytical Engines',
  isDialogOpen: false,
  change: fixtures.idle,
}

interface States {
  details?: Partial<TeamDetailsState>
  ownName?: Partial<OwnNameState>
  members?: Partial<MembersState>
  accounts?: readonly TeamMemberAccount[]
  slot?: ReactNode
  invite?: Partial<InviteState>
  invitations?: Partial<InvitationsState>
  leaving?: Partial<LeaveTeamState>
  deleting?: Partial<LeaveTeamState>
}

const draw = (states: States) =>
  fixtures.inSettings(
    { section: 'team', teamId: 'engines' },
    <>
      <SectionHeading>Analytical Engines</SectionHeading>
      <TeamDetailsView
        state={{ ...defaultDetails, ...states.details }}
        actions={{ saveName: nothing, savePicture: nothing }}
      />
      <MembersView
        state={{ ...members, ...states.members }}
        actions={{ setMemberToRemove: nothing, remove: nothing }}
        accounts={states.accounts}
        slot={states.slot === undefined ? undefined : () => states.slot}
      />
      <Setting
        title={<LabelText label="settingsInvitationsTitle" />}
        help={<LabelText label="settingsInvitationsHelp" />}
      >
        <InviteView state={{ ...invite, ...states.invite }} actions={{ invite: nothing }} />
        <InvitationsView
          state={{ ...invitations, ...states.invitations }}
          actions={{ revoke: nothing, resend: nothing }}
        />
      </Setting>
      <OwnNameView state={{ ...ownName, ...states.ownName }} actions={{ save: nothing }} />
      <h3 className="lk-group-title">
        <LabelText label="settingsSettings" />
      </h3>
      <LeaveTeamView
        state={{ ...leaving, ...states.leaving }}
        actions={{ setDialogOpen: nothing, leave: nothing }}
      />
      <DeleteTeamView
        state={{ ...leaving, ...states.deleting }}
        actions={{ setDialogOpen: nothing, delete: nothing }}
      />
    </>,
  )

export const settingsTeam = {
  usual: draw({
    members: { members: fixtures.ready(fixtures.colleagues) },
    accounts: fixtures.accounts,
  }),
  here: draw({}),
  waiting: draw({ members: { members: fixtures.loading }, ownName: { profile: fixtures.loading } }),
  'read-only': draw({ details: { canUpdate: false }, members: { members: fixtures.denied } }),
  crowd: draw({ members: { members: fixtures.ready(fixtures.crowd) } }),
  slots: draw({ slot: <button type="button">Message</button> }),
  removing: draw({ members: { memberToRemove: grace } }),
  'removing-failed': draw({ members: { memberToRemove: grace, change: fixtures.offline } }),
  removed: draw({ members: { removed: grace, change: fixtures.saved } }),
  resent: draw({ invitations: { resent: 'grace@example.com', change: fixtures.saved } }),
  'no-name': draw({
    details: { name: fixtures.refused({ field: 'team', label: 'settingsTeamNoName' }) },
  }),
  'not-allowed': draw({ details: { name: fixtures.refused({ label: 'settingsDenied' }) } }),
  'saving-name': draw({ details: { name: fixtures.saving } }),
  'own-name-saved': draw({ ownName: { change: fixtures.saved } }),
  inviting: draw({ invite: { change: fixtures.saving } }),
  invited: draw({ invite: { invited: 'grace@example.com', count: 1 } }),
  'invited-some': draw({
    invite: {
      change: fixtures.limited,
      invited: 'grace@example.com, ada@example.com',
      remaining: 'mary@example.com',
      count: 1,
    },
  }),
  'bad-email': draw({
    invite: { change: fixtures.refused({ field: 'email', label: 'emailInvalid' }) },
  }),
  'site-not-trusted': draw({
    invite: { change: { ...fixtures.idle, failure: { kind: 'refused', label: 'siteNotTrusted' } } },
  }),
  'no-invitations': draw({ invitations: { invitations: fixtures.ready([]) } }),
  'invitations-offline': draw({ invitations: { change: fixtures.offline } }),
  leaving: draw({ leaving: { isDialogOpen: true } }),
  deleting: draw({ deleting: { isDialogOpen: true } }),
  'leaving-busy': draw({ leaving: { isDialogOpen: true, change: fixtures.saving } }),
}

const newTeam: NewTeamState = { isOffered: true, change: fixtures.idle }

const drawNew = (state: Partial<NewTeamState>) =>
  fixtures.inSettings(
    { section: 'new-team' },
    <NewTeamView state={{ ...newTeam, ...state }} actions={{ create: nothing }} />,
  )

export const settingsNewTeam = {
  here: drawNew({}),
  off: drawNew({ isOffered: false }),
  'no-name': drawNew({ change: fixtures.refused({ field: 'team', label: 'settingsTeamNoName' }) }),
  creating: drawNew({ change: fixtures.saving }),
  offline: drawNew({ change: fixtures.offline }),
}
