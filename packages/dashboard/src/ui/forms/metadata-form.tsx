import type { Json } from '@latchkey/core'
import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
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

const isEmpty = (metadata: unknown): boolean =>
  metadata === null || (typeof metadata === 'object' && Object.keys(metadata).length === 0)

/** The metadata of a user or a team as JSON. While there is none, the fields are folded. */
export function MetadataForm(props: MetadataFormProps) {
  const { text } = useTranslation()
  const { clientMetadata, clientReadOnlyMetadata, serverMetadata } = props.holder
  // Stays when the first metadata is saved, so that the form keeps its outcome.
  const [isFolded] = useState(
    [clientMetadata, clientReadOnlyMetadata, serverMetadata].every(isEmpty),
  )
  if (!isFolded) return <Fields {...props} />
  return (
    <details>
      <summary>{text('addMetadata')}</summary>
      <Fields {...props} />
    </details>
  )
}

/** An empty field is no metadata. */
function Fields({ holder, clientLabel, readOnlyLabel, serverLabel }: MetadataFormProps) {
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
