import { isLatchkeyError, type TeamDomain, type TeamSingleSignOn } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../../data/admin-context.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Badge } from '../../../ui/badge.js'
import { ConfirmButton } from '../../../ui/confirm-button.js'
import { Field } from '../../../ui/field.js'
import { Form, textOf } from '../../../ui/form.js'
import { LeftToRight } from '../../../ui/isolated-text.js'
import { SettingsRows } from '../../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../../ui/times/relative-time.js'
import { SecretValue } from '../../../ui/secret-value.js'
import { TaskButton } from '../../../ui/task-button.js'

interface DomainsProps {
  singleSignOn: TeamSingleSignOn
}

/** The domains of a team, with the DNS records that prove them. */
export function Domains({ singleSignOn }: DomainsProps) {
  const { text } = useTranslation(texts)
  const domains = useQuery(useAdminQuery(singleSignOn, 'listDomains'))
  return (
    <section className="card" id="domains">
      <h2>{text('teamDomains')}</h2>
      <p className="muted">{text('teamDomainsHelp')}</p>
      {domains.length === 0 && <p className="muted">{text('noTeamDomains')}</p>}
      <SettingsRows>
        {domains.map((domain) => (
          <Domain key={domain.id} domain={domain} singleSignOn={singleSignOn} />
        ))}
      </SettingsRows>
      <Form
        submit={text('addTeamDomain')}
        done={text('teamDomainAdded')}
        isEmptied
        onSubmit={(fields) => singleSignOn.addDomain(textOf(fields, 'domain'))}
      >
        <Field
          label={text('emailDomain')}
          name="domain"
          dir="ltr"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder="acme.com"
        />
      </Form>
    </section>
  )
}

function Domain({ domain, singleSignOn }: DomainsProps & { domain: TeamDomain }) {
  const { text, rich } = useTranslation(texts)
  const { id, domain: name, recordName, recordValue, verifiedAt, missingAt } = domain
  const isProven = verifiedAt !== null && missingAt === null
  const check = async () => {
    try {
      await singleSignOn.verifyDomain(id)
    } catch (error) {
      if (isLatchkeyError(error, 'TEAM_DOMAIN_RECORD_NOT_FOUND'))
        throw new Error(text('recordNotFound'), { cause: error })
      if (isLatchkeyError(error, 'TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM'))
        throw new Error(text('domainOfOtherTeam'), { cause: error })
      throw error
    }
  }
  return (
    <li>
      <div>
        <h3>
          <LeftToRight text={name} /> <DomainState domain={domain} />
        </h3>
        <p className="muted">
          {missingAt !== null
            ? rich('domainMissingHelp', { when: <RelativeTime at={missingAt} /> })
            : verifiedAt !== null
              ? rich('domainVerifiedWhen', { when: <RelativeTime at={verifiedAt} /> })
              : text('addRecordHelp')}
        </p>
      </div>
      <div className="row">
        {!isProven && (
          <TaskButton
            label={text('checkDomain')}
            ariaLabel={text('checkDomainNamed', { domain: name })}
            onAct={check}
          />
        )}
        <ConfirmButton
          effect="destructive"
          label={text('remove')}
          ariaLabel={text('removeNamed', { name })}
          title={rich('removeQuotedTitle', { name: <LeftToRight text={name} /> })}
          confirm={text('removeTeamDomain')}
          onConfirm={() => singleSignOn.removeDomain(id)}
        >
          {text('removeTeamDomainHelp')}
        </ConfirmButton>
      </div>
      {!isProven && (
        <div className="domain-record">
          <SecretValue label={text('recordName')} value={recordName} />
          <SecretValue label={text('recordValue')} value={recordValue} />
        </div>
      )}
    </li>
  )
}

function DomainState({ domain: { verifiedAt, missingAt } }: { domain: TeamDomain }) {
  const { text } = useTranslation(texts)
  if (missingAt !== null) return <Badge tone="danger">{text('domainMissing')}</Badge>
  return verifiedAt === null ? (
    <Badge tone="warning">{text('domainWaiting')}</Badge>
  ) : (
    <Badge tone="good">{text('verified')}</Badge>
  )
}
