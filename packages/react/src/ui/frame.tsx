import { type ReactNode, useContext } from 'react'
import type { Labels } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'
import { Card } from './card.js'
import { TitleContext } from './heading.js'
import { UserText } from './user-text.js'
import { initialOf } from './pictures/initial-of.js'

/** Parts of a page that the app renders itself. */
export interface Slots {
  /** Replaces the app's initial. */
  logo?: ReactNode
  /** Replaces the line with logo and name. */
  header?: ReactNode
  /** Shown below the card, such as links to terms, privacy and help. */
  footer?: ReactNode
  /** Shown below the button of the sign-up page. */
  terms?: ReactNode
}

export interface FrameProps {
  /** Undefined until the project is loaded. */
  appName?: string | undefined
  /** Whether the page fills the window. Otherwise, it is laid out like other content. Default: false. */
  fullPage?: boolean | undefined
  slots?: Slots | undefined
  labels?: Partial<Labels> | undefined
  isBusy?: boolean | undefined
  /** The step of the page. The card animates its height when it changes. */
  step?: string | undefined
  children: ReactNode
}

/** The layout of all pages: background, header, card and footer. */
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
  const Container = fullPage ? 'main' : 'div'
  return (
    <LabelsContext.Provider value={labels ?? noLabels}>
      <TitleContext.Provider value={fullPage ? (appName ?? '') : null}>
        <div className="lk-root" lang={tag} dir={dir}>
          <Container className={fullPage ? 'lk-ground lk-full' : 'lk-ground'}>
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
          </Container>
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
