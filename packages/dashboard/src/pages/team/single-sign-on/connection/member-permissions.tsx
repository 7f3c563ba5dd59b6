import type { GroupMapping, TeamConnection, TeamSingleSignOn } from '@latchkey/core'
import { Suspense } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Skeleton } from '../../../../frame/skeleton.js'
import { DialogButton } from '../../../../ui/dialog.js'
import { Field } from '../../../../ui/field.js'
import { Form, textOf } from '../../../../ui/form.js'
import { FieldError } from '../../../../ui/forms/field-errors.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { SettingsRows } from '../../../../ui/lists/settings-rows.js'
import { MoreMenu } from '../../../../ui/more-menu.js'
import { UndoableButton } from '../../../../ui/undoable-button.js'
import { PermissionBoxes, permissionIdsOf } from './permission-boxes.js'

interface MemberPermissionsProps {
  connection: TeamConnection
  singleSignOn: TeamSingleSignOn
}

/** The permissions that members have by their groups at the provider, and those of the others. */
export function MemberPermissions({ connection, singleSignOn }: MemberPermissionsProps) {
  const { text } = useTranslation(texts)
  const { id, groupMappings, defaultPermissionIds } = connection
  /** Changes the stored list, and not the one on this page, which another person may have changed meanwhile. */
  const change: ChangeMappings = async (nextOf) => {
    const stored = (await singleSignOn.listConnections()).find((other) => other.id === id)
    const next = nextOf(stored?.groupMappings ?? groupMappings)
    return singleSignOn.updateConnection(id, { groupMappings: next })
  }
  return (
    <section className="card" id="permissions">
      <h2>{text('connectionPermissions')}</h2>
      <p className="muted">{text('groupMappingsHelp')}</p>
      <SettingsRows>
        <li>
          <div>
            <h3>{text('defaultPermissions')}</h3>
            <p className="muted">{text('defaultPermissionsHelp')}</p>
            <PermissionIds ids={defaultPermissionIds} />
          </div>
          <DialogButton
            label={text('edit')}
            ariaLabel={text('editNamed', { name: text('defaultPermissions') })}
            title={text('editNamed', { name: text('defaultPermissions') })}
          >
            {(close) => (
              <Suspense fallback={<Skeleton />}>
                <Form
                  submit={text('savePermissions')}
                  onSubmit={async (fields) => {
                    const ids = permissionIdsOf(fields)
                    await singleSignOn.updateConnection(id, { defaultPermissionIds: ids })
                    close()
                  }}
                >
                  <PermissionBoxes
                    title={text('permissions')}
                    help={text('defaultPermissionsHelp')}
                    before={defaultPermissionIds}
                  />
                </Form>
              </Suspense>
            )}
          </DialogButton>
        </li>
        {groupMappings.map((mapping) => (
          <Mapping key={mapping.group} mapping={mapping} change={change} />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label={text('addGroup')} title={text('addGroup')}>
          {(close) => <GroupForm change={change} close={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

function PermissionIds({ ids }: { ids: readonly string[] }) {
  const { text } = useTranslation()
  return (
    <p>
      {ids.length === 0 ? (
        <span className="muted">{text('none')}</span>
      ) : (
        <code dir="ltr">{ids.join(', ')}</code>
      )}
    </p>
  )
}

type ChangeMappings = (
  nextOf: (stored: readonly GroupMapping[]) => GroupMapping[],
) => Promise<unknown>

interface MappingsProps {
  change: ChangeMappings
}

function Mapping({ mapping, change }: MappingsProps & { mapping: GroupMapping }) {
  const { text, rich } = useTranslation(texts)
  const { group, permissionIds } = mapping
  return (
    <li>
      <div>
        <h3>
          <IsolatedText text={group} />
        </h3>
        <PermissionIds ids={permissionIds} />
      </div>
      <MoreMenu name={group}>
        <DialogButton
          label={text('edit')}
          ariaLabel={text('editNamed', { name: group })}
          title={rich('editNamed', { name: <IsolatedText text={group} /> })}
        >
          {(close) => <GroupForm before={mapping} change={change} close={close} />}
        </DialogButton>
        <UndoableButton
          effect="destructive"
          label={text('remove')}
          ariaLabel={text('removeNamed', { name: group })}
          done={text('groupRemoved')}
          onAct={async () => {
            const others = (stored: readonly GroupMapping[]) =>
              stored.filter((other) => other.group !== group)
            await change(others)
            return () => change((stored) => [...others(stored), mapping])
          }}
        />
      </MoreMenu>
    </li>
  )
}

interface GroupFormProps extends MappingsProps {
  before?: GroupMapping
  close(): void
}

/** A group of the provider, with the permissions of its members. */
function GroupForm({ before, change, close }: GroupFormProps) {
  const { text } = useTranslation(texts)
  const submit = async (fields: FormData) => {
    const changed = { group: textOf(fields, 'group'), permissionIds: permissionIdsOf(fields) }
    await change((stored) => {
      const others = stored.filter(({ group }) => group !== before?.group)
      if (others.some(({ group }) => group === changed.group))
        throw new FieldError('group', text('groupTaken'))
      return [...others, changed]
    })
    close()
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <Form submit={text('savePermissions')} onSubmit={submit}>
        <Field
          label={text('providerGroup')}
          name="group"
          required
          autoComplete="off"
          defaultValue={before?.group}
          help={text('providerGroupHelp')}
        />
        <PermissionBoxes title={text('permissions')} before={before?.permissionIds ?? []} />
      </Form>
    </Suspense>
  )
}
