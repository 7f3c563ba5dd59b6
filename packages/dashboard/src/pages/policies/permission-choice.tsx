import { Choice } from '../../ui/field.js'
import { useDefinitions } from '../permissions/use-definitions.js'

interface PermissionChoiceProps {
  name: string
  /** The ID of a permission; empty for all users. */
  defaultValue: string
}

/** Selects the permission whose users a rule covers. */
export function PermissionChoice({ name, defaultValue }: PermissionChoiceProps) {
  const ids = [useDefinitions('team'), useDefinitions('project')].flatMap(({ definitions }) =>
    definitions.map(({ id }) => id),
  )
  // The configuration file can name a permission that does not exist.
  const options = [...new Set([...ids, ...(defaultValue ? [defaultValue] : [])])]
  return (
    <Choice
      label="Required for"
      name={name}
      options={{
        '': 'All users',
        ...Object.fromEntries(options.map((id) => [id, `Users with ${id}`])),
      }}
      defaultValue={defaultValue}
      help="A user has a permission in the project or in any team, also through another permission that contains it."
    />
  )
}
