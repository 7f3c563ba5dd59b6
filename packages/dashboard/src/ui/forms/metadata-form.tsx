import type { Json } from '@latchkey/core'
import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { changesOf } from '../../data/changes-of.js'
import { Form } from '../form.js'
import { JsonArea, jsonOf } from './json-area.js'

interface MetadataFormProps {
  holder: ServerUser | ServerTeam
  clientLabel: string
  readOnlyLabel: string
  serverLabel: string
}

/** The metadata of a user or a team as JSON. An empty field is no metadata. */
export function MetadataForm({
  holder,
  clientLabel,
  readOnlyLabel,
  serverLabel,
}: MetadataFormProps) {
  const { text } = useTranslation()
  return (
    <Form
      submit={text('saveMetadata')}
      onSubmit={async (fields) =>
        holder.update(
          changesOf(holder, {
            clientMetadata: jsonOf<Json>(fields, 'client', text),
            clientReadOnlyMetadata: jsonOf<Json>(fields, 'readOnly', text),
            serverMetadata: jsonOf<Json>(fields, 'server', text),
          }),
        )
      }
    >
      <JsonArea label={clientLabel} name="client" value={holder.clientMetadata} />
      <JsonArea label={readOnlyLabel} name="readOnly" value={holder.clientReadOnlyMetadata} />
      <JsonArea label={serverLabel} name="server" value={holder.serverMetadata} />
    </Form>
  )
}
