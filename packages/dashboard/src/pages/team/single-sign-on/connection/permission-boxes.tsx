import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../../../../data/admin-context.js'
import { Box, BoxGroup } from '../../../../ui/field.js'
import { LeftToRight } from '../../../../ui/isolated-text.js'

interface PermissionBoxesProps {
  title: string
  help?: string
  /** The IDs of the selected permissions. */
  before: readonly string[]
}

/** A checkbox for each permission of teams. */
export function PermissionBoxes({ title, help, before }: PermissionBoxesProps) {
  const definitions = useQuery(useAdminQuery(useAdmin(), 'listTeamPermissionDefinitions'))
  return (
    <BoxGroup title={title} {...(help !== undefined && { help })}>
      {definitions.map(({ id }) => (
        <Box
          key={id}
          label={<LeftToRight text={id} />}
          name="permissionIds"
          value={id}
          defaultChecked={before.includes(id)}
        />
      ))}
    </BoxGroup>
  )
}

/** Returns the IDs of the selected permissions. */
export const permissionIdsOf = (fields: FormData): string[] =>
  fields.getAll('permissionIds').filter((id) => typeof id === 'string')
