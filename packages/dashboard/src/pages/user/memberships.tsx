import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { grantsInProject, setPermissions } from '../../data/set-permissions.js'
import { DialogButton } from '../../ui/dialog.js'
import { Box } from '../../ui/field.js'
import { Form, isTicked } from '../../ui/form.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { useNames } from '../../ui/avatar.js'
import { useToasts } from '../../ui/toasts.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The teams of a user, and the permissions in the project. */
export function Memberships({ user }: { user: ServerUser }) {
  const { nameOfTeam } = useNames()
  const { text } = useTranslation(texts)
  const { projectId } = useParams()
  const teams = useQuery(useAdminQuery(user, 'listTeams'))
  const permissions = useQuery(useAdminQuery(user, 'listPermissions', { recursive: false }))
  return (
    <section className="card" id="access">
      <h2>{text('access')}</h2>
      <SettingsRows>
        <li>
          <div>
            <h3>{text('teams')}</h3>
            {teams.length === 0 && <p className="muted">{text('noTeam')}</p>}
            <ul className="inline-list">
              {teams.map(({ id, displayName }) => (
                <li key={id}>
                  <Link to={`/projects/${projectId}/teams/${id}`}>
                    <IsolatedText text={nameOfTeam({ displayName })} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
        <li>
          <div>
            <h3>{text('permissionsInProject')}</h3>
            <p className="muted">
              {permissions.length === 0 ? (
                text('none')
              ) : (
                <code dir="ltr">{permissions.map(({ id }) => id).join(', ')}</code>
              )}
            </p>
          </div>
          <DialogButton
            label={text('edit')}
            ariaLabel={text('editPermissionsInProject')}
            title={text('editPermissionsInProject')}
          >
            {(close) => <PermissionForm user={user} permissions={permissions} close={close} />}
          </DialogButton>
        </li>
      </SettingsRows>
    </section>
  )
}

interface PermissionFormProps {
  user: ServerUser
  permissions: readonly { readonly id: string }[]
  close(): void
}

function PermissionForm({ user, permissions, close }: PermissionFormProps) {
  const { text } = useTranslation(texts)
  const toasts = useToasts()
  const definitions = useQuery(useAdminQuery(useAdmin(), 'listProjectPermissionDefinitions'))
  const has = (id: string) => permissions.some((permission) => permission.id === id)
  if (definitions.length === 0) return <p>{text('noPermissionDefined')}</p>
  const save = async (fields: FormData) => {
    const grants = grantsInProject(user)
    const ids = definitions.map(({ id }) => id).filter((id) => isTicked(fields, id))
    const before = await setPermissions(grants, ids)
    toasts.show(text('permissionsSaved'), () => setPermissions(grants, before))
    close()
  }
  return (
    <Form submit={text('savePermissions')} onSubmit={save}>
      <fieldset>
        <legend>{text('grantedToUser')}</legend>
        {definitions.map(({ id, description }) => (
          <Box
            key={id}
            label={<LeftToRight text={id} />}
            name={id}
            help={description}
            defaultChecked={has(id)}
          />
        ))}
      </fieldset>
    </Form>
  )
}
