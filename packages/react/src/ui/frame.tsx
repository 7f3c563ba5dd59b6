import type { Project } from '@latchkey/core'
import { type ReactNode, useContext, useState } from 'react'
import type { Labels } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'
import { useAccent } from '../lib/use-accent.js'
import { Card } from './card.js'
import { TitleContext } from './heading.js'
import { SupportContext, SupportLink } from './support.js'
import { UserText } from './user-text.js'
import { initialOf } from './pictures/initial-of.js'

/** Parts of a page that the app renders itself. */
export interface Slots {
  /** Replaces the logo of the project, and its initial. */
  logo?: ReactNode
  /** Replaces the line with logo and name. */
  header?: ReactNode
  /** Shown below the card, such as links to terms, privacy and help. Replaces the link to the project's support. */
  footer?: ReactNode
  /** Shown below the button of the sign-up page. */
  terms?: ReactNode
}

/** The settings of a project that change how its pages look. */
export type Brand = Pick<
  Project['config'],
  'logoUrl' | 'darkLogoUrl' | 'accentColor' | 'supportEmail'
>

export interface FrameProps {
  /** Undefined until the project is loaded. */
  appName?: string | undefined
  /** Undefined until the project is loaded. */
  brand?: Brand | undefined
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
  brand,
  fullPage = false,
  slots = {},
  labels,
  isBusy = false,
  step,
  children,
}: FrameProps) {
  const { tag, dir } = useContext(LanguageContext)
  const accent = useAccent(brand?.accentColor)
  const Container = fullPage ? 'main' : 'div'
  return (
    <LabelsContext.Provider value={labels ?? noLabels}>
      <TitleContext.Provider value={fullPage ? (appName ?? '') : null}>
        <SupportContext.Provider value={brand?.supportEmail}>
          <div className="lk-root" lang={tag} dir={dir} ref={accent}>
            <Container className={fullPage ? 'lk-ground lk-full' : 'lk-ground'}>
              <Card step={step} isBusy={isBusy}>
                <div className="lk-header">
                  {slots.header ? (
                    <div className="lk-slot">{slots.header}</div>
                  ) : (
                    <AppMark name={appName} brand={brand} logo={slots.logo} isBusy={isBusy} />
                  )}
                </div>
                {children}
              </Card>
              <Footer slot={slots.footer} supportEmail={brand?.supportEmail} />
            </Container>
          </div>
        </SupportContext.Provider>
      </TitleContext.Provider>
    </LabelsContext.Provider>
  )
}

interface AppMarkProps {
  name: string | undefined
  brand: Brand | undefined
  /** The logo that the app passes. */
  logo: ReactNode
  isBusy: boolean
}

/** The logo of the project, which contains its name, or the initial and the name. A placeholder until they are known. */
function AppMark({ name, brand, logo, isBusy }: AppMarkProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const url = brand?.logoUrl ?? ''
  if (!logo && name && url && url !== failedUrl)
    return (
      <Logo
        name={name}
        url={url}
        darkUrl={brand?.darkLogoUrl ?? ''}
        onError={() => setFailedUrl(url)}
      />
    )
  return (
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
      {name ? (
        <span className="lk-app-name">
          <UserText text={name} />
        </span>
      ) : (
        isBusy && !logo && <MarkBones />
      )}
    </>
  )
}

const MarkBones = () => (
  <>
    <span className="lk-skeleton lk-bone lk-mark" aria-hidden="true" />
    <span className="lk-skeleton lk-bone lk-app-name" aria-hidden="true" />
  </>
)

interface LogoProps {
  name: string
  url: string
  darkUrl: string
  onError: () => void
}

/** A logo. The style sheet shows the one of the color scheme; the other one does not load. */
const Logo = ({ name, url, darkUrl, onError }: LogoProps) => (
  <>
    <Picture className="lk-logo" alt={name} src={url} onError={onError} />
    {darkUrl && (
      <Picture className="lk-logo lk-dark-logo" alt={name} src={darkUrl} onError={onError} />
    )}
  </>
)

interface PictureProps {
  className: string
  alt: string
  src: string
  onError: () => void
}

const Picture = ({ alt, ...props }: PictureProps) => (
  <img {...props} alt={alt} loading="lazy" decoding="async" />
)

const Footer = ({ slot, supportEmail }: { slot: ReactNode; supportEmail: string | undefined }) => {
  if (slot) return <div className="lk-footer">{slot}</div>
  if (!supportEmail) return null
  return (
    <div className="lk-footer">
      <SupportLink email={supportEmail} />
    </div>
  )
}
