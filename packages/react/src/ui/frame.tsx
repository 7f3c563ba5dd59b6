import { type ReactNode, useContext } from 'react'
import type { Labels } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'
import { Card } from './card.js'
import { TitleContext } from './document-title.js'
import { UserText } from './user-text.js'
import { initialOf } from './pictures/initial-of.js'

/** Parts of a page that the app renders itself. */
export interface Slots {
  /** In place of the app's initial. */
  logo?: ReactNode
  /** In place of the whole line with logo and name. */
  header?: ReactNode
  /** Under the card: terms, privacy, help. */
  footer?: ReactNode
  /** Under the button of the sign-up page. */
  terms?: ReactNode
}

export interface FrameProps {
  /** Known once the project is. */
  appName?: string | undefined
  /** Fills the window and stands in its middle; otherwise it flows where it is put. */
  fullPage?: boolean | undefined
  slots?: Slots | undefined
  labels?: Partial<Labels> | undefined
  isBusy?: boolean | undefined
  /** The step of the page: the card changes its height smoothly from one to the next. */
  step?: string | undefined
  children: ReactNode
}

/** The layout of all pages: background, card, the app's name above and the footer below. */
export function Frame({
  appName,
  fullPage = false,
  slots = {},
  labels,
  isBusy = false,
  step,
  children,
}: FrameProps) {
  const { tag, dir } = useContext(LanguageContext)
  const Ground = fullPage ? 'main' : 'div'
  return (
    <LabelsContext.Provider value={labels ?? noLabels}>
      <TitleContext.Provider value={fullPage ? (appName ?? '') : null}>
        <div className="lk-root" lang={tag} dir={dir}>
          <Ground className={fullPage ? 'lk-ground lk-full' : 'lk-ground'}>
            <Card step={step} isBusy={isBusy}>
              <div className="lk-header">
                {slots.header ? (
                  <div className="lk-slot">{slots.header}</div>
                ) : (
                  <AppMark name={appName} logo={slots.logo} />
                )}
              </div>
              {children}
            </Card>
            {slots.footer && <div className="lk-footer">{slots.footer}</div>}
          </Ground>
        </div>
      </TitleContext.Provider>
    </LabelsContext.Provider>
  )
}

const AppMark = ({ name, logo }: { name: string | undefined; logo: ReactNode }) => (
  <>
    {logo ? (
      <div className="lk-slot">{logo}</div>
    ) : (
      name && (
        <span className="lk-mark" aria-hidden="true">
          {initialOf(name)}
        </span>
      )
    )}
    {name && (
      <span className="lk-app-name">
        <UserText text={name} />
      </span>
    )}
  </>
)
