import { useContext } from 'react'
import { countryName } from '../../i18n/country-name.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { ExactTime } from '../../ui/exact-time.js'
import { Fact } from '../../ui/fact.js'
import { Button } from '../../ui/forms/button.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { mailIcon } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { UserText } from '../../ui/user-text.js'
import type { StepProps } from '../page-frame/with-state.js'
import type { useEmailVerification } from './use-email-verification.js'

type ConfirmViewProps = StepProps<typeof useEmailVerification, 'confirm'>

/** Asks a visitor without a session of the account whether the visitor created it. */
export function ConfirmView({ state, actions }: ConfirmViewProps) {
  const { text, rich } = useTranslation()
  const { account, appName, isBusy, isRejecting, failure } = state
  const { email, isSignUpAddress } = account
  const names = {
    app: <UserText text={appName} />,
    email: (
      <strong>
        <UserText text={email} />
      </strong>
    ),
  }
  const reject = (
    <Button
      tone="quiet"
      isBusy={isBusy && isRejecting}
      isWaiting={isBusy}
      failure={failure}
      onClick={actions.reject}
    >
      {text('verifyNotMine')}
    </Button>
  )
  return (
    <Outcome
      icon={mailIcon}
      title={isSignUpAddress ? 'verifyWhose' : 'verifyAdded'}
      actions={
        <PrimaryAction
          isBusy={isBusy && !isRejecting}
          isWaiting={isBusy}
          failure={failure}
          onClick={actions.verify}
          beside={reject}
        >
          {text('verifyMine')}
        </PrimaryAction>
      }
    >
      <p>{rich(isSignUpAddress ? 'verifyWhoseText' : 'verifyAddedText', names)}</p>
      <Facts account={account} />
    </Outcome>
  )
}

/** When, with which device and where the account was created, as far as it is known. */
function Facts({ account }: Pick<ConfirmViewProps['state'], 'account'>) {
  const { text, rich } = useTranslation()
  const { tag } = useContext(LanguageContext)
  const { signedUpAt, browser, operatingSystem, cityName, countryCode } = account
  const country = countryCode && countryName(tag, countryCode)
  const device = [browser, operatingSystem].filter(Boolean).join(', ')
  const place = cityName || country
  return (
    <dl className="lk-facts">
      <Fact label={text('verifyCreated')}>
        <ExactTime at={signedUpAt} />
      </Fact>
      {device && (
        <Fact label={text('verifyDevice')}>
          <UserText text={device} />
        </Fact>
      )}
      {place && (
        <Fact label={text('verifyPlace')}>
          {cityName && country ? (
            rich('verifyCity', {
              city: <UserText text={cityName} />,
              country: <UserText text={country} />,
            })
          ) : (
            <UserText text={place} />
          )}
        </Fact>
      )}
    </dl>
  )
}
