import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { grantsInTeam, setPermissions } from '../../data/set-permissions.js'
import { Box } from '../../ui/field.js'
import { Form, isTicked } from '../../ui/form.js'
import { useToasts } from '../../ui/toasts.js'

interface MemberPermissionsProps {
  user: ServerUser
  team: ServerTeam
  close(): void
}

/** The permissions that were granted to a member, with those that they contain. */
export function MemberPermissions({ user, team, close }: MemberPermissionsProps) {
  const toasts = useToasts()
  const definitions = useQuery(useAdminQuery(useAdmin(), 'listTeamPermissionDefinitions'))
  const permissions = useQuery(useAdminQuery(user, 'listPermissions', team, { recursive: false }))
  const has = (id: string) => permissions.some((permission) => permission.id === id)
  const save = async (fields: FormData) => {
    const grants = grantsInTeam(user, team)
    const ids = definitions.map(({ id }) => id).filter((id) => isTicked(fields, id))
    const before = await setPermissions(grants, ids)
    toasts.show('Permissions saved.', () => setPermissions(grants, before))
    close()
  }
  return (
    <Form submit="Save permissions" onSubmit={save}>
      <fieldset>
        <legend>Granted in this team</legend>
        {definitions.map(({ id, description }) => (
          <Box key={id} label={id} name={id} help={description} defaultChecked={has(id)} />
        ))}
      </fieldset>
    </Form>
  )
}
