import type { SsoSetupState } from '@latchkey/core/internal'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Button } from '../../ui/forms/button.js'
import { Field } from '../../ui/forms/field.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { Form } from '../../ui/forms/form.js'
import { Icon } from '../../ui/icon.js'
import { UserText } from '../../ui/user-text.js'
import type { StepProps } from '../page-frame/with-state.js'
import { CopyValue } from './copy-value.js'
import type { useSsoSetup } from './use-sso-setup.js'

type DomainProps = StepProps<typeof useSsoSetup, 'domain'>

/** Adds domains, shows the records that prove them, and removes those that are not verified. */
export function DomainView({ state, actions }: DomainProps) {
  const { text } = useTranslation()
  const { setup, isBusy, failure } = state
  const isVerified = setup.domains.some(({ verifiedAt }) => verifiedAt !== null)
  return (
    <>
      <p className="lk-text lk-lead">{text('ssoDomainLead')}</p>
      <div className="lk-actions lk-domains">
        {setup.domains.map((domain) => (
          <DomainEntry key={domain.id} domain={domain} {...{ state, actions }} />
        ))}
        {isVerified && (
          <Button isWaiting={isBusy} onClick={() => actions.continue('provider')}>
            {text('continue')}
          </Button>
        )}
        <NewDomain key={setup.domains.length} {...{ state, actions }} />
        {setup.domains
          .filter(({ verifiedAt }) => verifiedAt === null)
          .map((domain) => (
            <RemoveDomain key={domain.id} domain={domain} {...{ state, actions }} />
          ))}
        <FailureLine failure={failure} />
      </div>
    </>
  )
}

/** The form for a domain. After the first domain, a button opens it. */
function NewDomain({ state, actions }: DomainProps) {
  const { text } = useTranslation()
  const { setup, problem, isBusy } = state
  const isFirst = setup.domains.length === 0
  const [isOpen, setOpen] = useState(isFirst)
  if (!isOpen)
    return (
      <Button tone="plain" isWaiting={isBusy} onClick={() => setOpen(true)}>
        {text('ssoDomainAddAnother')}
      </Button>
    )
  return (
    <Form
      problem={problem?.field === 'domain' ? problem : null}
      onSubmit={({ domain = '' }) => actions.addDomain(domain)}
    >
      <Field
        label={text('ssoDomain')}
        name="domain"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="acme.com"
        hasFocus={isFirst ? 'fine-pointer' : true}
        required
      />
      <Button tone={isFirst ? 'primary' : 'quiet'} isWaiting={isBusy}>
        {text('ssoDomainAdd')}
      </Button>
    </Form>
  )
}

interface OneDomainProps extends DomainProps {
  domain: SsoSetupState['domains'][number]
}

/** Removes a domain after a confirmation. The page shows the progress and a failure. */
function RemoveDomain({ domain: { id, domain }, state, actions }: OneDomainProps) {
  const { text, rich } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = <UserText text={domain} />
  const label = rich('ssoDomainRemove', { domain: name })
  const confirm = () => {
    setOpen(false)
    actions.removeDomain(id)
  }
  return (
    <>
      <Button tone="destructive" isWaiting={state.isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={rich('ssoDomainRemoveTitle', { domain: name })}
          confirm={label}
          isBusy={false}
          failure={null}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          {text('ssoDomainRemoveText')}
        </ConfirmDialog>
      )}
    </>
  )
}

function DomainEntry({ domain, state, actions }: OneDomainProps) {
  const { text, rich } = useTranslation()
  const { isBusy, problem } = state
  const name = <UserText text={domain.domain} />
  if (domain.verifiedAt !== null)
    return (
      <p className="lk-message lk-success">
        <Icon name="check" />
        <span>{rich('ssoDomainVerified', { domain: name })}</span>
      </p>
    )
  return (
    <div className="lk-actions">
      <p>{rich('ssoDomainRecord', { domain: name })}</p>
      <CopyValue label={text('ssoRecordName')} value={domain.recordName} />
      <CopyValue label={text('ssoRecordValue')} value={domain.recordValue} />
      <div className="lk-failure" role="alert">
        {problem?.field === domain.id && (
          <p className="lk-message lk-danger">
            <Icon name="alert" />
            <span>{text(problem.label)}</span>
          </p>
        )}
      </div>
      <Button isBusy={isBusy} onClick={() => actions.verifyDomain(domain.id)}>
        {text('ssoDomainCheck')}
      </Button>
    </div>
  )
}
