import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/policies.js'
import { Choice } from '../../ui/field.js'
import { useDefinitions } from '../permissions/use-definitions.js'

interface PermissionChoiceProps {
  name: string
  /** The ID of a permission; empty for all users. */
  defaultValue: string
}

/** Selects the permission whose users a rule covers. */
export function PermissionChoice({ name, defaultValue }: PermissionChoiceProps) {
  const { text } = useTranslation(texts)
  const ids = [useDefinitions('team'), useDefinitions('project')].flatMap(({ definitions }) =>
    definitions.map(({ id }) => id),
  )
  // The configuration file can name a permission that does not exist.
  const options = [...new Set([...ids, ...(defaultValue ? [defaultValue] : [])])]
  return (
    <Choice
      label={text('requiredFor')}
      name={name}
      options={{
        '': text('allUsers'),
        ...Object.fromEntries(options.map((id) => [id, text('usersWith', { permission: id })])),
      }}
      defaultValue={defaultValue}
      help={text('requiredForHelp')}
    />
  )
}
