import type { Team } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import { useApp, useAppName } from '../../lib/use-app.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Heading } from '../../ui/heading.js'
import { Icon } from '../../ui/icon.js'
import { type Identity, UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { Avatar } from '../../ui/pictures/avatar.js'
import { hrefOf, type Place } from './place.js'
import { HeadingFocusContext } from './section-heading.js'
import { FailedView } from './setting-parts/resource-view.js'
import { SectionLink, SectionList, sectionNames, type SectionListProps } from './section-list.js'
import type { ViewProps } from '../page-frame/with-state.js'
import type { usePlace } from './use-place.js'
import { backIcon } from '../../ui/more-icons.js'
import { UserText } from '../../ui/user-text.js'
import { PageLink } from '../../ui/page-link.js'

export interface SettingsViewProps extends SectionListProps, ViewProps<typeof usePlace> {
  user: Identity
  isImpersonated: boolean | undefined
  /** The team whose settings are open. Its sections replace those of the account. */
  team?: Pick<Team, 'id' | 'displayName' | 'profileImageUrl'> | undefined
  /** The list of the sections of that team. */
  teamSections?: ReactNode
  /** Shown above the section. */
  note?: ReactNode
  /** The section. */
  children: ReactNode
}

/** The list of sections and the current section, side by side on wide screens. */
export function SettingsView(props: SettingsViewProps) {
  const { text } = useTranslation()
  const { team, teamSections, isImpersonated, state, actions, note, children } = props
  const { openPlace, missedFailure, isLeavePromptOpen } = state
  const isList = openPlace === null || (team !== undefined && openPlace.teamSection === undefined)
  const [first] = useState(openPlace)
  return (
    <>
      {missedFailure && (
        <div className="lk-lead">
          <p className="lk-row-title">
            {text(sectionNames[missedFailure.place?.section ?? 'profile'])}
          </p>
          <FailedView
            failure={missedFailure.failure}
            retry={() => actions.go(missedFailure.place)}
          />
        </div>
      )}
      <div className={isList ? 'lk-settings lk-at-list' : 'lk-settings'}>
        <div className="lk-settings-side">
          {team ? (
            <TeamSide key={team.id} team={team} isList={isList} isFirst={openPlace === first}>
              {teamSections}
            </TeamSide>
          ) : (
            <AccountSide {...props} isList={isList} />
          )}
          <BackToApp />
        </div>
        <div className="lk-settings-main">
          <div className="lk-back">
            {team ? (
              <UpLink place={{ section: 'team', teamId: team.id }}>
                <UserText text={team.displayName} />
              </UpLink>
            ) : (
              <UpLink place={null}>{text('settingsBack')}</UpLink>
            )}
          </div>
          {isImpersonated && <ImpersonatedNote />}
          {note}
          <HeadingFocusContext.Provider value={isList ? null : openPlace === first}>
            {children}
          </HeadingFocusContext.Provider>
        </div>
        {isLeavePromptOpen && (
          <ConfirmDialog
            title={text('settingsUnsavedTitle')}
            confirm={text('settingsUnsavedLeave')}
            cancel={text('settingsUnsavedStay')}
            isBusy={false}
            failure={null}
            onConfirm={actions.leave}
            onClose={actions.stay}
          >
            {text('settingsUnsaved')}
          </ConfirmDialog>
        )}
      </div>
    </>
  )
}

interface SideProps {
  /** Whether the list is a screen of its own on a phone, without the section beside it. */
  isList: boolean
}

function AccountSide({ isList, ...props }: SettingsViewProps & SideProps) {
  const { text } = useTranslation()
  return (
    <>
      <Heading key={isList ? 'list' : 'section'}>{text('settingsTitle')}</Heading>
      <UserSummary user={props.user} />
      <SectionList {...props} />
    </>
  )
}

interface TeamSideProps extends SideProps {
  team: NonNullable<SettingsViewProps['team']>
  /** Whether the page was opened here, which keeps its scroll position. */
  isFirst: boolean
  children: ReactNode
}

function TeamSide({ team, isList, isFirst, children }: TeamSideProps) {
  const { text } = useTranslation()
  return (
    <>
      <UpLink place={null}>{text('settingsBack')}</UpLink>
      <div className="lk-side-team">
        <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />
        <Heading key={isList ? 'list' : 'section'} preventScroll={isFirst || !isList}>
          <UserText text={team.displayName} />
        </Heading>
      </div>
      {children}
    </>
  )
}

function BackToApp() {
  const app = useAppName()
  return (
    app && (
      <p className="lk-back-to-app">
        <PageLink page="home" label="settingsBackToApp" names={{ app: <UserText text={app} /> }} />
      </p>
    )
  )
}

/** A link to the list of sections that contains the current list or section. */
const UpLink = ({ place, children }: { place: Place | null; children: ReactNode }) => (
  <p className="lk-up">
    <SectionLink className="lk-link" href={hrefOf(place, useApp().urls.accountSettings)}>
      {backIcon}
      <span>{children}</span>
    </SectionLink>
  </p>
)

/** Shows that another person impersonates the user. */
export function ImpersonatedNote() {
  const { text } = useTranslation()
  return (
    <p className="lk-note lk-message lk-warning" role="note">
      <Icon name="alert" />
      <span>{text('settingsImpersonated')}</span>
    </p>
  )
}
