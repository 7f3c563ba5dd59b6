import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/teams.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { grantsInTeam, setPermissions } from '../../data/set-permissions.js'
import { Box } from '../../ui/field.js'
import { Form, isTicked } from '../../ui/form.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { useToasts } from '../../ui/toasts.js'
import { useDescription } from '../permissions/use-description.js'

interface MemberPermissionsProps {
  user: ServerUser
  team: ServerTeam
  close(): void
}

/** The permissions that were granted to a member, with those that they contain. */
export function MemberPermissions({ user, team, close }: MemberPermissionsProps) {
  const { text } = useTranslation(texts)
  const descriptionOf = useDescription()
  const toasts = useToasts()
  const definitions = useQuery(useAdminQuery(useAdmin(), 'listTeamPermissionDefinitions'))
  const permissions = useQuery(useAdminQuery(user, 'listPermissions', team, { recursive: false }))
  const has = (id: string) => permissions.some((permission) => permission.id === id)
  const save = async (fields: FormData) => {
    const grants = grantsInTeam(user, team)
    const ids = definitions.map(({ id }) => id).filter((id) => isTicked(fields, id))
    const before = await setPermissions(grants, ids)
    toasts.show(text('permissionsSaved'), () => setPermissions(grants, before))
    close()
  }
  return (
    <Form submit={text('savePermissions')} onSubmit={save}>
      <fieldset>
        <legend>{text('grantedInTeam')}</legend>
        {definitions.map((definition) => (
          <Box
            key={definition.id}
            label={<LeftToRight text={definition.id} />}
            name={definition.id}
            help={descriptionOf(definition)}
            defaultChecked={has(definition.id)}
          />
        ))}
      </fieldset>
    </Form>
  )
}
