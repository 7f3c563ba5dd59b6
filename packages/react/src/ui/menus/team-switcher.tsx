import type { CurrentUser, Team } from '@latchkey/core'
import { useSignedInUser } from '../../hooks/use-user-state.js'
import { useLinkTo } from '../../lib/page-links.js'
import { settingsHref } from '../../lib/settings-href.js'
import { useApp } from '../../lib/use-app.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Avatar } from '../pictures/avatar.js'
import { FailureLine } from '../forms/failure-line.js'
import { UserText } from '../user-text.js'
import { Menu, MenuItem, MenuSeparator } from './menu.js'
import { plusIcon, settingsIcon, spinner, teamIcon, unfoldIcon } from '../more-icons.js'
import { Standalone, type StandaloneProps } from '../standalone.js'
import { Popover } from './popover.js'
import { useTeamSwitcher } from './use-team-switcher.js'
import { Button, CancelButton } from '../forms/button.js'
import { Dialog } from '../dialog.js'
import { Field } from '../forms/field.js'
import { Form } from '../forms/form.js'

/** The props of `TeamSwitcher`. */
export interface TeamSwitcherProps extends StandaloneProps {
  /** Called with the selected team, including a newly created one. */
  onSelect?: ((team: Team) => void) | undefined
}

/**
 * The user's current team, with a menu to choose another one, to open its settings or, if the project allows it, to
 * create one.
 * Renders nothing unless a user is signed in.
 *
 * @example <TeamSwitcher onSelect={({ id }) => navigate(`/teams/${id}`)} />
 */
export function TeamSwitcher({ labels, onSelect }: TeamSwitcherProps) {
  const user = useSignedInUser()
  if (user === null) return null
  return (
    <Standalone labels={labels} placeholder={<WaitingTeamSwitcher />}>
      {user ? (
        <SwitcherOf key={user.id} user={user} onSelect={onSelect} />
      ) : (
        <WaitingTeamSwitcher />
      )}
    </Standalone>
  )
}

interface OwnSwitcherProps {
  user: CurrentUser
  onSelect: TeamSwitcherProps['onSelect']
}

function SwitcherOf({ user, onSelect }: OwnSwitcherProps) {
  return <TeamSwitcherView {...useTeamSwitcher(user, onSelect)} />
}

export const WaitingTeamSwitcher = () => (
  <div role="status" aria-busy="true">
    <span className="lk-unseen">{useTranslation().text('loading')}</span>
    <div className="lk-bone lk-team-bone" aria-hidden="true" />
  </div>
)

export function TeamSwitcherView({ state, actions }: ReturnType<typeof useTeamSwitcher>) {
  const { text } = useTranslation()
  const { selected, isBusy, failure, isCreating } = state
  return (
    <>
      <Popover
        isBusy={isBusy}
        trigger={
          <span className="lk-team">
            {selected ? <TeamMark team={selected} /> : teamIcon}
            <span className="lk-unseen">{text('team')}</span>
            <span className="lk-menu-text">
              {selected ? <UserText text={selected.displayName} /> : text('teamMenuNone')}
            </span>
            {isBusy ? spinner : unfoldIcon}
          </span>
        }
      >
        <Teams {...{ state, actions }} />
      </Popover>
      {failure && !isCreating && <FailureLine failure={failure} />}
      {isCreating && <TeamForm {...{ state, actions }} />}
    </>
  )
}

const TeamMark = ({ team }: { team: Team }) => (
  <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />
)

function Teams({ state, actions }: ReturnType<typeof useTeamSwitcher>) {
  const { text } = useTranslation()
  const { teams, selected, canCreate } = state
  const hasTeams = (teams?.length ?? 0) > 0
  const hasItems = canCreate || teams === null || hasTeams
  return (
    <>
      {teams === undefined && <p className="lk-menu-note">{text('loading')}</p>}
      {teams === null && <p className="lk-menu-note">{text('unexpected')}</p>}
      {teams?.length === 0 && (
        <p className="lk-menu-note">{text(canCreate ? 'teamMenuNoTeam' : 'teamMenuEmpty')}</p>
      )}
      {hasItems && (
        <Menu label={text('team')}>
          {teams?.map((team) => (
            <MenuItem
              key={team.id}
              isChecked={team.id === selected?.id}
              onSelect={() => actions.select(team)}
            >
              <TeamMark team={team} />
              <UserText text={team.displayName} />
            </MenuItem>
          ))}
          {teams === null && <MenuItem onSelect={actions.retry}>{text('retry')}</MenuItem>}
          {(canCreate || selected) && (hasTeams || teams === null) && <MenuSeparator />}
          {selected && <TeamSettingsLink teamId={selected.id} />}
          {canCreate && (
            <MenuItem icon={plusIcon} hasDialog onSelect={actions.begin}>
              {text('createTeam')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  )
}

/** A link to the settings of a team. The redirect method of the app can't pass the team, so the browser follows it. */
function TeamSettingsLink({ teamId }: { teamId: string }) {
  const href = useLinkTo(settingsHref(['team', teamId], useApp().urls.accountSettings))
  return (
    <a className="lk-menu-item" role="menuitem" tabIndex={-1} href={href}>
      {settingsIcon}
      <span>{useTranslation().text('teamMenuSettings')}</span>
    </a>
  )
}

/** Asks for the name of a new team. */
function TeamForm({ state, actions }: ReturnType<typeof useTeamSwitcher>) {
  const { text } = useTranslation()
  const { isBusy, failure, nameMissing } = state
  return (
    <Dialog title={text('createTeam')} isBusy={isBusy} onClose={actions.cancel}>
      <Form problem={nameMissing} onSubmit={({ team = '' }) => actions.create(team)}>
        <Field label={text('teamName')} name="team" autoComplete="off" maxLength={256} required />
        <FailureLine failure={failure} />
        <div className="lk-buttons">
          <CancelButton isWaiting={isBusy} onClick={actions.cancel} />
          <Button isBusy={isBusy} failure={failure}>
            {text('createTeam')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
