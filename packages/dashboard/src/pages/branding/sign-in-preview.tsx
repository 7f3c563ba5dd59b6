import type { ProjectConfig } from '@latchkey/core/admin'
import { accentColors, providerName } from '@latchkey/core/internal'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/branding.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { type Branding, isColor } from './branding-settings.js'

interface SignInPreviewProps {
  scheme: 'light' | 'dark'
  name: string
  branding: Branding
  /** The sign-in methods. */
  config: Methods
}

type Methods = Pick<
  ProjectConfig,
  'credentialEnabled' | 'magicLinkEnabled' | 'passkeyEnabled' | 'oauthProviders'
>

/** A picture of the sign-in page, drawn with the styles of the hosted pages. Nothing in it can be used. */
export function SignInPreview({ scheme, name, branding, config }: SignInPreviewProps) {
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
        <Ways config={config} />
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

/** The form and the buttons of the enabled sign-in methods, as on the sign-in page. */
function Ways({ config }: { config: Methods }) {
  const { text } = useTranslation(texts)
  const { credentialEnabled, magicLinkEnabled, passkeyEnabled, oauthProviders } = config
  const hasForm = credentialEnabled || magicLinkEnabled
  const others = [
    ...(passkeyEnabled ? [text('passkey')] : []),
    ...oauthProviders.map(({ id }) => providerName(id)),
  ]
  return (
    <>
      {hasForm && (
        <div className="lk-form">
          <PreviewField label={text('previewEmail')} type="text" value="ada@example.com" />
          {credentialEnabled && (
            <PreviewField label={text('password')} type="password" value="password" />
          )}
          <span className="lk-button lk-primary">
            {text(credentialEnabled ? 'previewTitle' : 'previewContinue')}
          </span>
        </div>
      )}
      {others.length > 0 && (
        <div className="lk-other-ways">
          {hasForm && <p className="lk-divider">{text('previewOr')}</p>}
          {others.map((other) => (
            <span key={other} className="lk-button lk-quiet">
              {other}
            </span>
          ))}
        </div>
      )}
    </>
  )
}

const PreviewField = ({ label, ...input }: { label: string; type: string; value: string }) => (
  <div className="lk-field">
    <span className="lk-label">{label}</span>
    <span className="lk-control">
      <input className="lk-input" readOnly tabIndex={-1} autoComplete="off" {...input} />
    </span>
  </div>
)
