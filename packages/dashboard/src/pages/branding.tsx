import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/branding.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { handlerUrl } from '../data/handler-url.js'
import { Field } from '../ui/field.js'
import { Form } from '../ui/form.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import './branding/branding.css'
import type { Branding as BrandingSettings } from './branding/branding-settings.js'
import { ColorField } from './branding/color-field.js'
import { LogoField } from './branding/logo-field.js'
import { SignInPreview } from './branding/sign-in-preview.js'
import { Preview } from './templates/preview.js'

/** The logo, color and support address that pages and emails show, with a preview. */
export function Branding() {
  const { text, rich } = useTranslation(texts)
  const project = useProject()
  const { logoUrl, darkLogoUrl, accentColor, supportEmail } = project.config
  const stored = { logoUrl, darkLogoUrl, accentColor, supportEmail }
  const [edits, setEdits] = useState<Partial<BrandingSettings>>({})
  const branding = { ...stored, ...edits }
  const preview = { name: project.displayName, branding, config: project.config }
  const signInUrl = handlerUrl(project.config.domains, 'sign-in')
  const [loaded, setLoaded] = useState(project)
  if (project !== loaded) {
    // A saved value follows the stored one again.
    setLoaded(project)
    setEdits(changesOf(stored, edits))
  }
  // An upload ends later, when other settings may have changed.
  const change = (part: Partial<BrandingSettings>) =>
    setEdits((current) => ({ ...current, ...part }))
  return (
    <>
      <PageTitle
        title={text('brandingTitle')}
        action={
          signInUrl && (
            <a className="button quiet" href={signInUrl} target="_blank" rel="noreferrer">
              {text('openSignInPage')}
            </a>
          )
        }
      >
        {rich('brandingIntro', {
          project: <IsolatedText text={project.displayName} />,
          link: <Link to="../general">{text('settingsLink')}</Link>,
        })}
      </PageTitle>
      <div className="halves branding">
        <section className="card">
          <Form
            submit={text('save')}
            onSubmit={() => project.update({ config: changesOf(stored, edits) })}
          >
            <LogoField
              label={text('logo')}
              value={branding.logoUrl}
              help={text('logoHelp')}
              onChange={(url) => change({ logoUrl: url })}
            />
            <LogoField
              label={text('darkLogo')}
              value={branding.darkLogoUrl}
              help={text('darkLogoHelp')}
              isOnDark
              onChange={(url) => change({ darkLogoUrl: url })}
            />
            <ColorField
              value={branding.accentColor}
              onChange={(color) => change({ accentColor: color })}
            />
            <Field
              label={text('supportEmail')}
              type="email"
              value={branding.supportEmail}
              help={text('supportEmailHelp')}
              onChange={({ target }) => change({ supportEmail: target.value })}
            />
          </Form>
        </section>
        <div className="stack">
          <section aria-label={text('signInPreview')} className="branding-previews">
            <SignInPreview scheme="light" {...preview} />
            <SignInPreview scheme="dark" {...preview} />
          </section>
          <EmailPreview branding={branding} />
        </div>
      </div>
    </>
  )
}

/** The email with a sign-in code. */
function EmailPreview({ branding }: { branding: BrandingSettings }) {
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  const { displayName } = useProject()
  const template = templates.find(({ type }) => type === 'magic_link')
  return (
    template && (
      <Preview
        subject={template.subject}
        content={template.content}
        projectName={displayName}
        brand={branding}
      />
    )
  )
}
