import { type ReactNode, useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Heading } from '../../ui/heading.js'
import { Icon } from '../../ui/icon.js'
import { type Identity, Person } from '../../ui/person.js'
import { useWords } from '../../i18n/words.js'
import { hrefOf } from './place.js'
import { ArrivalContext } from './section-heading.js'
import { FailedView } from './change/resource-view.js'
import { SectionLink } from './section-link.js'
import { SectionList, sectionNames, type SectionListProps } from './section-list.js'
import type { PlaceActions, PlaceState } from './use-place.js'
import { backIcon } from '../../ui/more-icons.js'
import { Given } from '../../ui/given.js'
import { PageLink } from '../../ui/page-link.js'
import { useAppName } from '../page/use-app-name.js'

export interface SettingsViewProps extends SectionListProps {
  user: Identity
  isImpersonated: boolean | undefined
  place: PlaceState
  actions: PlaceActions
  /** Stands above the section. */
  note?: ReactNode
  /** The section. */
  children: ReactNode
}

/** The list of sections and one of them; side by side where there is room. */
export function SettingsView(props: SettingsViewProps) {
  const { text } = useWords()
  const { user, isImpersonated, place, actions, note, children } = props
  const { shown, lost } = place
  const isList = shown === null
  const [first] = useState(shown)
  return (
    <>
      {lost && (
        <div className="lk-lead">
          <p className="lk-row-title">{text(sectionNames[lost.place?.section ?? 'profile'])}</p>
          <FailedView failure={lost.failure} retry={() => actions.go(lost.place)} />
        </div>
      )}
      <div className={isList ? 'lk-settings lk-at-list' : 'lk-settings'}>
        <div className="lk-settings-side">
          <Heading key={isList ? 'list' : 'section'}>{text('settingsTitle')}</Heading>
          <Person user={user} />
          <SectionList {...props} />
          <BackToApp />
        </div>
        <div className="lk-settings-main">
          <Back />
          {isImpersonated && <ImpersonatedNote />}
          {note}
          <ArrivalContext.Provider value={isList ? null : shown === first}>
            {children}
          </ArrivalContext.Provider>
        </div>
        {place.isAsked && (
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
        <PageLink page="home" label="settingsBackToApp" names={{ app: <Given text={app} /> }} />
      </p>
    )
  )
}

function Back() {
  const { text } = useWords()
  return (
    <p className="lk-back">
      <SectionLink className="lk-link" href={hrefOf(null, useApp().urls.accountSettings)}>
        {backIcon}
        {text('settingsBack')}
      </SectionLink>
    </p>
  )
}

/** Says that another person impersonates the user. */
export function ImpersonatedNote() {
  const { text } = useWords()
  return (
    <p className="lk-note lk-message lk-warning" role="note">
      <Icon name="alert" />
      <span>{text('settingsImpersonated')}</span>
    </p>
  )
}
