import { useNavigate } from 'react-router'
import { RoleLimit } from '../data/role.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/general.js'
import { useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { CopyButton } from '../ui/copy-button.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { Owner } from './general/owner.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { useNames } from '../ui/avatar.js'
import { useToasts } from '../ui/toasts.js'

/** The name of the project, its owner and its deletion. */
export function General() {
  const { nameOfProject } = useNames()
  const { text, rich } = useTranslation(texts)
  const project = useProject()
  const navigate = useNavigate()
  const toasts = useToasts()
  return (
    <>
      <PageTitle title={text('settingsTitle')} />
      <div className="stack narrow">
        <section className="card">
          <Form
            submit={text('save')}
            onSubmit={(fields) =>
              project.update(
                changesOf(project, {
                  displayName: textOf(fields, 'displayName'),
                  description: textOf(fields, 'description'),
                }),
              )
            }
          >
            <Field
              label={text('name')}
              name="displayName"
              required
              defaultValue={project.displayName}
              help={text('projectNameHelp')}
            />
            <TextArea
              label={text('description')}
              name="description"
              defaultValue={project.description}
            />
          </Form>
        </section>
        <section className="card">
          <h2>{text('aboutProject')}</h2>
          <dl className="facts across">
            <div>
              <dt>{text('projectIdShort')}</dt>
              <dd className="row">
                <code dir="ltr">{project.id}</code>
                <CopyButton value={project.id} label={text('projectId')} isCompact />
              </dd>
            </div>
            <div>
              <dt>{text('created')}</dt>
              <dd>
                <RelativeTime at={project.createdAt} />
              </dd>
            </div>
          </dl>
        </section>
        <RoleLimit needs="owner">
          <Owner />
          <section className="card danger-zone">
            <h2>{text('projectDangerZone')}</h2>
            <p className="muted">{text('projectDangerZoneHelp')}</p>
            <p className="actions">
              <ConfirmButton
                effect="destructive"
                label={text('deleteProject')}
                title={rich('deleteQuotedTitle', {
                  name: <IsolatedText text={nameOfProject(project)} />,
                })}
                confirm={text('deleteProject')}
                typed={project.displayName}
                onConfirm={async () => {
                  await project.delete()
                  await navigate('/projects', { replace: true })
                  toasts.show(text('projectDeleted'))
                }}
              >
                {project.userCount === 1
                  ? text('deleteProjectOneUser')
                  : text('deleteProjectUsers', { count: project.userCount })}
              </ConfirmButton>
            </p>
          </section>
        </RoleLimit>
      </div>
    </>
  )
}
