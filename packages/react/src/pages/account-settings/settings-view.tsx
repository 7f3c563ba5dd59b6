import { type ReactNode, useState } from 'react'
import { useApp, useAppName } from '../../lib/use-app.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Heading } from '../../ui/heading.js'
import { Icon } from '../../ui/icon.js'
import { type Identity, UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { hrefOf } from './place.js'
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
  /** Shown above the section. */
  note?: ReactNode
  /** The section. */
  children: ReactNode
}

/** The list of sections and the current section, side by side on wide screens. */
export function SettingsView(props: SettingsViewProps) {
  const { text } = useTranslation()
  const { user, isImpersonated, state, actions, note, children } = props
  const { openPlace, missedFailure, isLeavePromptOpen } = state
  const isList = openPlace === null
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
          <Heading key={isList ? 'list' : 'section'}>{text('settingsTitle')}</Heading>
          <UserSummary user={user} />
          <SectionList {...props} />
          <BackToApp />
        </div>
        <div className="lk-settings-main">
          <Back />
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

function Back() {
  const { text } = useTranslation()
  return (
    <p className="lk-back">
      <SectionLink className="lk-link" href={hrefOf(null, useApp().urls.accountSettings)}>
        {backIcon}
        {text('settingsBack')}
      </SectionLink>
    </p>
  )
}

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
