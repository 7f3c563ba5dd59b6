import type { PermissionDefinition } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/permissions.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { type Scope, useDefinitions } from './use-definitions.js'

interface DefinitionFormProps {
  scope: Scope
  before?: PermissionDefinition
  close(): void
}

/** The name of a permission, and the permissions that it contains. */
export function DefinitionForm({ scope, before, close }: DefinitionFormProps) {
  const { text } = useTranslation(texts)
  const { definitions, create, update } = useDefinitions(scope)
  const others = definitions.filter(({ id }) => id !== before?.id)
  const save = async (fields: FormData) => {
    const ticked = others.filter(({ id }) => isTicked(fields, `contains ${id}`))
    const definition = {
      id: textOf(fields, 'id'),
      description: textOf(fields, 'description'),
      containedPermissionIds: ticked.map(({ id }) => id),
    }
    await (before ? update(before.id, definition) : create(definition))
    close()
  }
  return (
    <Form submit={before ? text('savePermission') : text('createPermission')} onSubmit={save}>
      <Field
        label={text('permissionId')}
        name="id"
        dir="ltr"
        required
        pattern="[a-z0-9_:]+"
        autoComplete="off"
        defaultValue={before?.id}
        help={text('permissionIdHelp')}
      />
      <Field
        label={text('description')}
        name="description"
        autoComplete="off"
        defaultValue={before?.description}
      />
      <fieldset>
        <legend>{text('contains')}</legend>
        {others.map(({ id }) => (
          <Box
            key={id}
            label={id}
            name={`contains ${id}`}
            defaultChecked={before?.containedPermissionIds.includes(id)}
          />
        ))}
      </fieldset>
    </Form>
  )
}
