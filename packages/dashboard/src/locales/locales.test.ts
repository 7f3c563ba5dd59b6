import { describeTexts } from '../../../react/test/describe-texts.js'
import { texts as frame } from './en/frame.js'
import { texts as openIdProviders } from './en/openid-providers.js'
import { texts as shared } from './en/shared.js'
import { translations } from './translations.js'

describeTexts(new URL('.', import.meta.url), [frame, openIdProviders, shared], translations)
