import { useNavigate } from 'react-router'
import { useProject } from '../data/admin-context.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { formatNumber } from '../ui/numbers.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { Owner } from './general/owner.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { nameOfProject } from '../ui/avatar.js'

/** The name of the project, its owner and its deletion. */
export function General() {
  const project = useProject()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="Settings" />
      <div className="stack narrow">
        <section className="card">
          <Form
            submit="Save"
            onSubmit={(fields) =>
              project.update({
                displayName: textOf(fields, 'displayName'),
                description: textOf(fields, 'description'),
              })
            }
          >
            <Field label="Name" name="displayName" required defaultValue={project.displayName} />
            <TextArea label="Description" name="description" defaultValue={project.description} />
          </Form>
        </section>
        <section className="card">
          <h2>About this project</h2>
          <dl className="facts">
            <dt>ID</dt>
            <dd>
              <code dir="ltr">{project.id}</code>
            </dd>
            <dt>Created</dt>
            <dd>
              <RelativeTime at={project.createdAt} />
            </dd>
          </dl>
        </section>
        <Owner />
        <section className="card danger-zone">
          <h2>Danger zone</h2>
          <p className="muted">Users can no longer sign in, and the keys stop working.</p>
          <p className="actions">
            <ConfirmButton
              effect="destructive"
              label="Delete project"
              title={
                <>
                  Delete “<IsolatedText text={nameOfProject(project)} />
                  ”?
                </>
              }
              confirm="Delete project"
              typed={project.displayName}
              onConfirm={async () => {
                await project.delete()
                await navigate('/projects', { replace: true })
              }}
            >
              Deletes{' '}
              {project.userCount === 1
                ? 'the user'
                : `all ${formatNumber(project.userCount)} users`}
              , the teams and the keys of this project. This can’t be undone.
            </ConfirmButton>
          </p>
        </section>
      </div>
    </>
  )
}
