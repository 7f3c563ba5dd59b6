import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { Field } from '../ui/field.js'
import { Form } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import './branding/branding.css'
import type { Branding as BrandingSettings } from './branding/branding-settings.js'
import { ColorField } from './branding/color-field.js'
import { LogoField } from './branding/logo-field.js'
import { SignInPreview } from './branding/sign-in-preview.js'
import { Preview } from './templates/preview.js'

/** The logo, color and support address that pages and emails show, with a preview. */
export function Branding() {
  const project = useProject()
  const { logoUrl, darkLogoUrl, accentColor, supportEmail } = project.config
  const [branding, setBranding] = useState({ logoUrl, darkLogoUrl, accentColor, supportEmail })
  // An upload ends later, when other settings may have changed.
  const change = (part: Partial<BrandingSettings>) =>
    setBranding((current) => ({ ...current, ...part }))
  return (
    <>
      <PageTitle title="Branding">
        How the sign-in pages and emails of {project.displayName} look. The name is in{' '}
        <Link to="../general">Settings</Link>.
      </PageTitle>
      <div className="halves">
        <section className="card">
          <Form submit="Save" onSubmit={() => project.update({ config: branding })}>
            <LogoField
              label="Logo"
              value={branding.logoUrl}
              help="Replaces the first letter and the name. PNG, JPEG or WebP, up to 256 KiB, at least 80 pixels high."
              onChange={(url) => change({ logoUrl: url })}
            />
            <LogoField
              label="Logo on dark backgrounds"
              value={branding.darkLogoUrl}
              help="Without it, pages and emails show the same logo in dark mode."
              isOnDark
              onChange={(url) => change({ darkLogoUrl: url })}
            />
            <ColorField
              value={branding.accentColor}
              onChange={(color) => change({ accentColor: color })}
            />
            <Field
              label="Support email"
              type="email"
              value={branding.supportEmail}
              help="Pages link to it, and emails name it. Users see this address."
              onChange={({ target }) => change({ supportEmail: target.value })}
            />
          </Form>
        </section>
        <div className="stack">
          <section aria-label="Preview of the sign-in page" className="branding-previews">
            <SignInPreview scheme="light" name={project.displayName} branding={branding} />
            <SignInPreview scheme="dark" name={project.displayName} branding={branding} />
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
