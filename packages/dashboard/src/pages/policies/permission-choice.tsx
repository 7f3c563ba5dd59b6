import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/policies.js'
import { Choice } from '../../ui/field.js'
import { useDefinitions } from '../permissions/use-definitions.js'
import { useDescription } from '../permissions/use-description.js'

interface PermissionChoiceProps {
  name: string
  /** The ID of a permission; empty for all users. */
  defaultValue: string
}

/** Selects the permission whose users a rule covers. */
export function PermissionChoice({ name, defaultValue }: PermissionChoiceProps) {
  const { text } = useTranslation(texts)
  const descriptionOf = useDescription()
  const descriptions = new Map(
    [useDefinitions('team'), useDefinitions('project')].flatMap(({ definitions }) =>
      definitions.map((definition) => [definition.id, descriptionOf(definition)]),
    ),
  )
  // The configuration file can name a permission that does not exist.
  const ids = new Set([...descriptions.keys(), ...(defaultValue ? [defaultValue] : [])])
  const nameOf = (permission: string) => {
    const description = descriptions.get(permission)
    return description
      ? text('usersWithDescribed', { permission, description })
      : text('usersWith', { permission })
  }
  return (
    <Choice
      label={text('requiredFor')}
      name={name}
      options={{
        '': text('allUsers'),
        ...Object.fromEntries([...ids].map((id) => [id, nameOf(id)])),
      }}
      defaultValue={defaultValue}
      help={text('requiredForHelp')}
    />
  )
}
