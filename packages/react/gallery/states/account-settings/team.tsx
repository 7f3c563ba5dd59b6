import type { TeamMemberAccount, TeamProfile } from '@latchkey/core'
import type { ReactNode } from 'react'
import {
  DeleteTeamView,
  LeaveTeamView,
} from '../../../src/pages/account-settings/team/leave-or-delete-team-view.js'
import { InvitationsView } from '../../../src/pages/account-settings/team/invitations-view.js'
import { type useInvite, InviteView } from '../../../src/pages/account-settings/team/invite.js'
import { ApiKeyListView } from '../../../src/pages/account-settings/api-keys/api-keys.js'
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
import { DangerZone } from '../../../src/pages/account-settings/setting-parts/danger-zone.js'
import type { TeamSectionName } from '../../../src/pages/account-settings/place.js'
import { teamSectionNames } from '../../../src/pages/account-settings/team/team-section-list.js'
import { InviteLink } from '../../../src/pages/account-settings/team/team.js'
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
  canUpdateTeam: true,
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

const drawSection = (teamSection: TeamSectionName, content: ReactNode, isList = false) =>
  fixtures.inSettings(
    { section: 'team', teamId: 'engines', teamSection },
    <>
      <SectionHeading>
        <LabelText label={teamSectionNames[teamSection]} />
      </SectionHeading>
      {content}
    </>,
    { isList },
  )

interface GeneralStates {
  details?: Partial<TeamDetailsState>
  ownName?: Partial<OwnNameState>
  leaving?: Partial<LeaveTeamState>
  deleting?: Partial<LeaveTeamState>
}

const drawGeneral = (states: GeneralStates, isList = false) =>
  drawSection(
    'general',
    <>
      <TeamDetailsView
        state={{ ...defaultDetails, ...states.details }}
        actions={{ saveName: nothing, savePicture: nothing }}
      />
      <OwnNameView state={{ ...ownName, ...states.ownName }} actions={{ save: nothing }} />
      <DangerZone>
        <LeaveTeamView
          state={{ ...leaving, ...states.leaving }}
          actions={{ setDialogOpen: nothing, leave: nothing }}
        />
        {states.details?.canUpdate !== false && (
          <DeleteTeamView
            state={{ ...leaving, ...states.deleting }}
            actions={{ setDialogOpen: nothing, delete: nothing }}
          />
        )}
      </DangerZone>
    </>,
    isList,
  )

interface MembersStates {
  accounts?: readonly TeamMemberAccount[]
  slot?: ReactNode
}

const drawMembers = (state: Partial<MembersState>, { accounts, slot }: MembersStates = {}) =>
  drawSection(
    'members',
    <MembersView
      state={{ ...members, ...state }}
      actions={{ setMemberToRemove: nothing, remove: nothing }}
      accounts={accounts}
      invite={<InviteLink teamId="engines" />}
      isAlone
      slot={slot === undefined ? undefined : () => slot}
    />,
  )

const drawInvitations = (inviting: Partial<InviteState>, pending: Partial<InvitationsState> = {}) =>
  drawSection(
    'invitations',
    <>
      <Setting
        title={<LabelText label="settingsInvitePeople" />}
        help={<LabelText label="settingsInvitePeopleHelp" />}
      >
        <InviteView state={{ ...invite, ...inviting }} actions={{ invite: nothing }} />
      </Setting>
      <InvitationsView
        state={{ ...invitations, ...pending }}
        actions={{ revoke: nothing, resend: nothing }}
      />
    </>,
  )

export const settingsTeam = {
  list: drawGeneral({}, true),
  here: drawGeneral({}),
  waiting: drawGeneral({ ownName: { profile: fixtures.loading } }),
  'read-only': drawGeneral({ details: { canUpdate: false }, ownName: { canUpdateTeam: false } }),
  'no-name': drawGeneral({
    details: { name: fixtures.refused({ field: 'team', label: 'settingsTeamNoName' }) },
  }),
  'not-allowed': drawGeneral({ details: { name: fixtures.refused({ label: 'settingsDenied' }) } }),
  'saving-name': drawGeneral({ details: { name: fixtures.saving } }),
  'own-name-saved': drawGeneral({ ownName: { change: fixtures.saved } }),
  leaving: drawGeneral({ leaving: { isDialogOpen: true } }),
  deleting: drawGeneral({ deleting: { isDialogOpen: true } }),
  'leaving-busy': drawGeneral({ leaving: { isDialogOpen: true, change: fixtures.saving } }),
}

export const settingsTeamMembers = {
  here: drawMembers(
    { members: fixtures.ready(fixtures.colleagues) },
    { accounts: fixtures.accounts },
  ),
  unnamed: drawMembers({}),
  waiting: drawMembers({ members: fixtures.loading }),
  denied: drawMembers({ members: fixtures.denied }),
  crowd: drawMembers({ members: fixtures.ready(fixtures.crowd) }),
  slots: drawMembers({}, { slot: <button type="button">Message</button> }),
  removing: drawMembers({ memberToRemove: grace }),
  'removing-failed': drawMembers({ memberToRemove: grace, change: fixtures.offline }),
  removed: drawMembers({ removed: grace, change: fixtures.saved }),
}

export const settingsTeamInvitations = {
  here: drawInvitations({}),
  inviting: drawInvitations({ change: fixtures.saving }),
  invited: drawInvitations({ invited: 'grace@example.com', count: 1 }),
  'invited-some': drawInvitations({
    change: fixtures.limited,
    invited: 'grace@example.com, ada@example.com',
    remaining: 'mary@example.com',
    count: 1,
  }),
  'bad-email': drawInvitations({
    change: fixtures.refused({ field: 'email', label: 'emailInvalid' }),
  }),
  'site-not-trusted': drawInvitations({
    change: { ...fixtures.idle, failure: { kind: 'refused', label: 'siteNotTrusted' } },
  }),
  none: drawInvitations({}, { invitations: fixtures.ready([]) }),
  offline: drawInvitations({}, { change: fixtures.offline }),
  resent: drawInvitations({}, { resent: 'grace@example.com', change: fixtures.saved }),
}

export const settingsTeamApiKeys = {
  here: drawSection(
    'api-keys',
    <Setting
      title={<LabelText label="settingsTeamKeyList" />}
      help={<LabelText label="settingsTeamKeysHelp" />}
    >
      <ApiKeyListView
        state={{
          keys: fixtures.ready(fixtures.keys),
          sessions: fixtures.ready([]),
          canCreate: true,
          dialog: null,
          change: fixtures.idle,
        }}
        actions={{ open: nothing, close: nothing, create: nothing, revoke: nothing }}
      />
    </Setting>,
  ),
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
