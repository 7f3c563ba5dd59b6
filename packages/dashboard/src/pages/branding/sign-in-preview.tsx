import { accentColors } from '@latchkey/core/internal'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/branding.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { type Branding, isColor } from './branding-settings.js'

interface SignInPreviewProps {
  scheme: 'light' | 'dark'
  name: string
  branding: Branding
}

/** A picture of the sign-in page, drawn with the styles of the hosted pages. Nothing in it can be used. */
export function SignInPreview({ scheme, name, branding }: SignInPreviewProps) {
  const { text, rich } = useTranslation(texts)
  const root = useRef<HTMLDivElement>(null)
  const { logoUrl, darkLogoUrl, accentColor, supportEmail } = branding
  const logo = (scheme === 'dark' && darkLogoUrl) || logoUrl
  useLayoutEffect(() => {
    const colors = isColor(accentColor) ? accentColors(accentColor)[scheme] : undefined
    const set = (property: string, color = '') =>
      root.current?.style.setProperty(`--lk-project-${scheme}-${property}`, color)
    set('accent', colors?.accent)
    set('on-accent', colors?.onAccent)
    set('text', colors?.text)
    set('line', colors?.line)
  }, [accentColor, scheme])
  return (
    <div
      ref={root}
      className="lk-root branding-preview"
      data-theme={scheme}
      role="img"
      aria-label={scheme === 'dark' ? text('inDarkMode') : text('inLightMode')}
    >
      <div inert className="lk-card">
        <div className="lk-header">
          {URL.canParse(logo) ? (
            <img className="lk-logo" src={logo} alt="" referrerPolicy="no-referrer" />
          ) : (
            <>
              <span className="lk-mark">{name.slice(0, 1).toUpperCase()}</span>
              <span className="lk-app-name">
                <IsolatedText text={name} />
              </span>
            </>
          )}
        </div>
        <p className="lk-heading">{text('previewTitle')}</p>
        <div className="lk-form">
          <div className="lk-field">
            <span className="lk-label">{text('previewEmail')}</span>
            <span className="lk-control">
              <input className="lk-input" readOnly tabIndex={-1} value="ada@example.com" />
            </span>
          </div>
          <span className="lk-button lk-primary">{text('previewContinue')}</span>
        </div>
        <p className="lk-aside">
          {rich('previewNoAccount', {
            link: <span className="lk-link">{text('previewSignUp')}</span>,
          })}
        </p>
      </div>
      {supportEmail && <p className="lk-footer">{text('previewSupport')}</p>}
    </div>
  )
}
