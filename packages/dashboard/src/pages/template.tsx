import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { NotFound } from '../frame/not-found.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field, TextArea } from '../ui/field.js'
import { Form } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { FrameFields } from './templates/frame-fields.js'
import { Preview } from './templates/preview.js'
import { templateNames } from './templates/template-names.js'
import { textsOf, withText } from './templates/block-texts.js'

/** The texts of one email, with a preview. */
export function Template() {
  const { type } = useParams()
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  const template = templates.find((candidate) => candidate.type === type)
  return template ? <Editor template={template} /> : <NotFound />
}

function Editor({ template }: { template: EmailTemplate }) {
  const app = useAdmin()
  const { config, displayName } = useProject()
  const [subject, setSubject] = useState(template.subject)
  const [content, setContent] = useState(template.content)
  const canSave = config.emailConfig.type === 'standard'
  const name = templateNames[template.type]
  return (
    <>
      <PageTitle
        title={name}
        action={!template.isDefault && <Reset name={name} template={template} />}
      >
        Placeholders such as <code dir="ltr">{'{{ projectDisplayName }}'}</code> are filled in for
        each email.
      </PageTitle>
      {!canSave && (
        <p className="notice">
          Changing emails needs your own email server.{' '}
          <Link to="../email-server">Set up an email server</Link>
        </p>
      )}
      <div className="halves">
        <Form
          submit="Save"
          isDisabled={!canSave}
          onSubmit={() => app.updateEmailTemplate(template.type, { subject, content })}
        >
          <Field
            label="Subject"
            required
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
          {textsOf(content).map(({ id, label, text }) => (
            <TextArea
              key={id}
              label={label}
              rows={1}
              value={text}
              onChange={({ target }) => setContent(withText(content, id, target.value))}
            />
          ))}
          <FrameFields content={content} onChange={setContent} />
        </Form>
        <Preview subject={subject} content={content} projectName={displayName} brand={config} />
      </div>
    </>
  )
}

function Reset({ name, template }: { name: string; template: EmailTemplate }) {
  const app = useAdmin()
  const navigate = useNavigate()
  return (
    <ConfirmButton
      effect="destructive"
      label="Reset"
      title={`Reset “${name}”?`}
      confirm="Reset to the default"
      onConfirm={async () => {
        await app.resetEmailTemplate(template.type)
        await navigate('../templates')
      }}
    >
      Your changes to this email are deleted. This can’t be undone.
    </ConfirmButton>
  )
}
