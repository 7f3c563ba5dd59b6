import { describeTexts } from '../../test/pages/describe-texts.js'
import { texts as accountSettings } from './en/account-settings.js'
import { texts as otherPages } from './en/other-pages.js'
import { texts as shared } from './en/shared.js'
import { texts as signIn } from './en/sign-in.js'
import { texts as ssoSetup } from './en/sso-setup.js'
import { translations } from './translations.js'

describeTexts(
  new URL('.', import.meta.url),
  [accountSettings, otherPages, shared, signIn, ssoSetup],
  translations,
)
